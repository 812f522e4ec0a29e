import { APP } from './app.ts'
import { CLI } from './cli.ts'
import { LEARN } from './learn.ts'
import { REPLAY } from './replay.ts'

export const HU = { ...APP, ...CLI, ...LEARN, ...REPLAY }
