import type { LEARN as ENGLISH } from '../en/learn.ts'
import type { Translated } from '../message.ts'

export const LEARN: Translated<typeof ENGLISH> = {}
