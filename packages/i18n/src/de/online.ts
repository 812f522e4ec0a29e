import type { ONLINE as ENGLISH } from '../en/online.ts'
import type { Translated } from '../message.ts'
import { ACCOUNT } from './online/account.ts'
import { FLOW } from './online/flow.ts'
import { GAME } from './online/game.ts'
import { LOBBY } from './online/lobby.ts'
import { PEOPLE } from './online/people.ts'
import { PROBLEMS } from './online/problems.ts'
import { RATINGS } from './online/ratings.ts'
import { ROOM } from './online/room.ts'

export const ONLINE: Translated<typeof ENGLISH> = {
  ...RATINGS,
  ...LOBBY,
  ...ROOM,
  ...GAME,
  ...FLOW,
  ...PEOPLE,
  ...ACCOUNT,
  ...PROBLEMS,
}
