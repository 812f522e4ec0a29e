import { APP } from './app.ts'
import { CLI } from './cli.ts'
import { EDITION } from './edition.ts'
import { FAULTS } from './faults.ts'
import { LEARN } from './learn.ts'
import { NOTIFY } from './notifications.ts'
import { ONLINE } from './online.ts'
import { PUZZLES } from './puzzles.ts'
import { REPLAY } from './replay.ts'
import { STATISTICS } from './statistics.ts'

export const HU = {
  ...APP,
  ...CLI,
  ...EDITION,
  ...FAULTS,
  ...LEARN,
  ...NOTIFY,
  ...ONLINE,
  ...PUZZLES,
  ...REPLAY,
  ...STATISTICS,
}
