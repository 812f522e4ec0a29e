import { readFileSync } from 'node:fs'
import { formatRecord, type Game, parseRecord, play, rewind, samePosition } from '@amyitis/engine'
import { describe, expect, it } from 'vitest'
import {
  CHALLENGES,
  type Challenge,
  challengeGame,
  challengeWith,
  seedOf,
  verdictsOf,
} from '../src/challenges/challenge.ts'
import { readStars } from '../src/challenges/progress.ts'
import { savedFrom } from '../src/game/create-game.ts'
import { openGame, stepsOf } from '../src/game/game-in-progress.ts'
import { readSaved } from '../src/game/read-saved.ts'
import type { SeatSetting } from '../src/game/seats.ts'

const seatsOf = ({ opponents }: Challenge): SeatSetting[] => [
  { kind: 'human', name: '' },
  ...opponents.map((level) => ({ kind: 'bot', level }) as const),
]

/** A game that was played for all three stars. */
function wonGame({ id }: Challenge): Game {
  const read = parseRecord(readFileSync(new URL(`challenges/${id}.txt`, import.meta.url), 'utf8'))
  if (!read.ok) throw new Error(JSON.stringify(read.fault))
  return read.game
}

const verdicts = (challenge: Challenge, game: Game) =>
  verdictsOf(challenge, {
    game,
    steps: stepsOf(game),
    head: { id: 'a', created: 0, seed: seedOf(challenge), seats: seatsOf(challenge) },
  })

describe.each(CHALLENGES)('the challenge $id', (challenge) => {
  const won = wonGame(challenge)

  it('can be won with all three stars, from its own beginning', () => {
    expect(samePosition(rewind(won, 0).position, challengeGame(challenge).position)).toBe(true)
    expect(verdicts(challenge, won)).toEqual(['met', 'met', 'met'])
  })

  it('gives no star at its beginning', () => {
    expect(verdicts(challenge, challengeGame(challenge))).toEqual(['open', 'open', 'open'])
  })

  it('never takes a star back while a game goes on, and never gives one that was missed', () => {
    let before = verdicts(challenge, rewind(won, 0))
    for (let count = 1; count <= won.entries.length; count += 7) {
      const now = verdicts(challenge, rewind(won, count))
      now.forEach((verdict, i) => {
        if (before[i] !== 'open') expect(verdict).toBe(before[i])
      })
      before = now
    }
  })

  it('has goals that get harder with each star', () => {
    const { stars } = challenge
    const rising = stars.every((number, i) => i === 0 || number > stars[i - 1])
    const falling = stars.every((number, i) => i === 0 || number < stars[i - 1])
    expect(rising || falling).toBe(true)
  })

  it('stays a challenge when its game is saved to a file and opened again', () => {
    const { head, moves } = savedFrom(challengeGame(challenge), seatsOf(challenge), seedOf(challenge), 5)
    const read = readSaved(JSON.parse(JSON.stringify({ head: { ...head, challenge: challenge.id }, moves })))
    expect(read?.head.challenge).toBe(challenge.id)
    const opened = read && openGame(read)
    expect(opened?.ok && challengeWith(opened.running.head.challenge)).toBe(challenge)
  })
})

it('a goal that can’t be reached any more is missed', () => {
  const summit = CHALLENGES.find(({ id }) => id === 'summit') as Challenge
  const game = challengeGame(summit)
  const rounds = () => game.position.round
  while (rounds() < 5) {
    const moves = ['pass', 'temple ishtar', 'ishtar talent']
    if (!moves.some((move) => play(game, move).ok)) throw new Error(formatRecord(game))
  }
  expect(verdicts(summit, game)).toEqual(['open', 'missed', 'missed'])
})

it('stars on a device are read with care', () => {
  expect(readStars('{"summit":2,"dry":7,"other":1}')).toEqual({ summit: 2 })
  expect(readStars('no stars')).toEqual({})
  expect(readStars(null)).toEqual({})
})
