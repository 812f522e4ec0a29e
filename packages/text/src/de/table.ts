import type { TABLE as ENGLISH } from '../en/table.ts'
import type { Translated } from '../message.ts'

export const TABLE: Translated<typeof ENGLISH> = {}
