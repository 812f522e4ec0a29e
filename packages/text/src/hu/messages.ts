import { BOARD } from './board.ts'
import { CHOICES } from './choices.ts'
import { EVENTS } from './events.ts'
import { HELP } from './help.ts'
import { PROMPTS } from './prompts.ts'
import { REFUSALS } from './refusals.ts'
import { TERMINAL } from './terminal.ts'

export const HU = { ...BOARD, ...CHOICES, ...EVENTS, ...HELP, ...PROMPTS, ...REFUSALS, ...TERMINAL }
