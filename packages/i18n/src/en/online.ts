import { ACCOUNT } from './online/account.ts'
import { FLOW } from './online/flow.ts'
import { GAME } from './online/game.ts'
import { LOBBY } from './online/lobby.ts'
import { PEOPLE } from './online/people.ts'
import { PROBLEMS } from './online/problems.ts'
import { RATINGS } from './online/ratings.ts'
import { ROOM } from './online/room.ts'

/** Playing online: loaded when it is opened. */
export const ONLINE = { ...RATINGS, ...LOBBY, ...ROOM, ...GAME, ...FLOW, ...PEOPLE, ...ACCOUNT, ...PROBLEMS }
