import type { REPLAY as ENGLISH } from '../en/replay.ts'
import type { Translated } from '../message.ts'
import { spaced } from './spaces.ts'

export const REPLAY: Translated<typeof ENGLISH> = spaced({})
