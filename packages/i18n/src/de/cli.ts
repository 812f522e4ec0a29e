import { ARENA } from './arena.ts'
import { BOARD } from './board.ts'
import { HELP } from './help.ts'
import { SERVER } from './server.ts'
import { TERMINAL } from './terminal.ts'

/** What only the terminal says. */
export const CLI = { ...ARENA, ...BOARD, ...HELP, ...SERVER, ...TERMINAL }
