import type { REPLAY as ENGLISH } from '../en/replay.ts'
import type { Translated } from '../message.ts'

export const REPLAY: Translated<typeof ENGLISH> = {}
