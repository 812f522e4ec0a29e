import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seededRandom } from '@amyitis/engine'
import { afterAll, describe, expect, test } from 'vitest'
import type { TrainingExample } from '../src/train/learner.ts'
import { Replay } from '../src/train/replay.ts'

const folder = mkdtempSync(join(tmpdir(), 'replay-'))
afterAll(() => rmSync(folder, { recursive: true }))

const shape = { table: 3, seat: 2, players: 2, hidden: 8, top: 8 }

/** The position of a game, with its number in every part. */
function example(game: number, position: number): TrainingExample {
  const choice = {
    seat: game % 2,
    features: [position, 7, 9],
    values: [1, 0.5, game],
    ends: [1, 3],
    target: [0.25, 0.75],
  }
  return {
    features: {
      table: Float32Array.of(game / 8, position / 4, -1.5),
      seats: [Float32Array.of(1, 0), Float32Array.of(0, 2)],
    },
    chances: Float32Array.of(0.25, 0.75),
    margins: Float32Array.of(game, -game),
    rounds: position,
    choice: position === 1 ? undefined : choice,
  }
}

const play = (replay: Replay, game: number) => replay.add([0, 1, 2].map((position) => example(game, position)))

/** What is drawn, by game and position: a drawn example is valid until the next is drawn. */
function drawn(replay: Replay, count: number) {
  const random = seededRandom('draw')
  return Array.from({ length: count }, () => structuredClone(replay.draw(random)))
}

/** Typed arrays and plain ones alike. */
const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, part) => (ArrayBuffer.isView(part) ? Array.from(part as Float32Array) : part)))

describe('replay', () => {
  test('gives back the positions of games', () => {
    const replay = new Replay(shape, 10, join(folder, 'back'), 0)
    for (let game = 0; game < 4; game++) play(replay, game)
    const seen = new Set<string>()
    for (const one of drawn(replay, 200)) {
      const game = one.margins[0]
      seen.add(`${game} ${one.rounds}`)
      expect(plain(one)).toEqual(plain(example(game, one.rounds)))
    }
    expect(seen.size).toBe(12)
  })

  test('forgets all but the last games', () => {
    const replay = new Replay(shape, 3, join(folder, 'last'), 0)
    for (let game = 0; game < 8; game++) play(replay, game)
    expect(replay.count).toBe(3)
    expect(new Set(drawn(replay, 100).map(({ margins }) => margins[0]))).toEqual(new Set([5, 6, 7]))
  })

  test('continues where a training was interrupted', () => {
    const file = join(folder, 'stored')
    const whole = new Replay(shape, 5, file, 0)
    for (let game = 0; game < 8; game++) {
      play(whole, game)
      if (game % 2 === 1) {
        whole.save(game + 1)
        whole.prune()
      }
    }
    const again = new Replay(shape, 5, file, 8)
    expect(again.count).toBe(5)
    expect(plain(drawn(again, 50))).toEqual(plain(drawn(whole, 50)))
    // Five games are in the last three files.
    expect(readdirSync(file).sort()).toEqual(['4', '6', '8'])
  })

  test('drops games of a stretch that was not finished', () => {
    const file = join(folder, 'unfinished')
    const replay = new Replay(shape, 5, file, 0)
    play(replay, 0)
    replay.save(1)
    play(replay, 1)
    replay.save(2)
    expect(new Replay(shape, 5, file, 1).count).toBe(1)
    expect(readdirSync(file)).toEqual(['1'])
  })
})
