import type { HOME as ENGLISH } from '../en/home.ts'
import type { Translated } from '../message.ts'

export const HOME: Translated<typeof ENGLISH> = {}
