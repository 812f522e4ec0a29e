import { BOARD } from './board.ts'
import { CHOICES } from './choices.ts'
import { EVENTS } from './events.ts'
import { HELP } from './help.ts'
import { PROMPTS } from './prompts.ts'
import { REFUSALS } from './refusals.ts'
import { spaced } from './spaces.ts'
import { TERMINAL } from './terminal.ts'

export const FR = spaced({ ...BOARD, ...CHOICES, ...EVENTS, ...HELP, ...PROMPTS, ...REFUSALS, ...TERMINAL })
