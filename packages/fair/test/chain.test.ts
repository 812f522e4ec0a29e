import { createHash, randomBytes } from 'node:crypto'
import { chanceFits, newGame } from '@amyitis/engine'
import { expect, test } from 'vitest'
import { CHAIN_LENGTH, chainValue, chanceOf, follows, joinRound } from '../src/index.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const TABLE = 'k3vq7mzt2xhw5ybn'
const ROOT = '5e'.repeat(32)

test('each value of a chain is the SHA-256 of the next value and the table id', () => {
  const next = chainValue(TABLE, ROOT, 7)
  expect(chainValue(TABLE, ROOT, 6)).toBe(sha256(`amyitis fair2 chain\n${TABLE}\n${next}`))
  expect(chainValue(TABLE, ROOT, CHAIN_LENGTH)).toBe(ROOT)
})

test('a value is only accepted after an earlier value of the same chain and table', () => {
  const tip = { round: 2, value: chainValue(TABLE, ROOT, 2) }
  const at = (round: number, value = chainValue(TABLE, ROOT, round)) => ({ round, value })
  expect(follows(TABLE, tip, at(3))).toBe(true)
  // A player who missed some rounds continues with the current one.
  expect(follows(TABLE, tip, at(6))).toBe(true)
  expect(follows(TABLE, tip, at(2))).toBe(false)
  expect(follows(TABLE, tip, at(1))).toBe(false)
  expect(follows(TABLE, tip, { ...at(3), round: 4 })).toBe(false)
  expect(follows(TABLE, tip, at(3, randomBytes(32).toString('hex')))).toBe(false)
  expect(follows('another', tip, at(3))).toBe(false)
  expect(follows(TABLE, tip, { ...at(3), round: CHAIN_LENGTH + 1 })).toBe(false)
})

test('every part changes the seed of a round, including whether a seat has added a share', () => {
  const shares = { table: TABLE, round: 3, server: 'aa', added: ['bb', 'cc'] }
  const seeds = [
    shares,
    { ...shares, table: 'other' },
    { ...shares, round: 4 },
    { ...shares, server: 'ab' },
    { ...shares, added: ['cc', 'bb'] },
    { ...shares, added: ['bb', null] },
    { ...shares, added: ['bb'] },
  ].map(joinRound)
  expect(new Set(seeds).size).toBe(seeds.length)
  expect(joinRound(shares)).toBe(`fair2:${sha256(`amyitis fair2\n${TABLE}\n3\naa\nbb\ncc`)}`)
})

test('the seed of the first round determines setup and deal', () => {
  const seed = joinRound({ table: TABLE, round: 1, server: 'aa', added: ['bb'] })
  const game = newGame({ players: 2, seed, chance: chanceOf(seed) })
  expect(chanceFits(game, chanceOf(seed))).toBe(true)
  expect(chanceFits(game, chanceOf(`${seed}0`))).toBe(false)
})

test('values for early and late rounds belong to one chain, in any order of requests', () => {
  const root = 'c4'.repeat(32)
  const values = [0, 63, 64, 65, 66, 511].map((round) => ({ round, value: chainValue(TABLE, root, round) }))
  for (const [i, next] of values.slice(1).entries()) expect(follows(TABLE, values[i], next)).toBe(true)
  expect(chainValue(TABLE, root, 0)).toBe(values[0].value)
  expect(chainValue(`${TABLE}2`, root, 0)).not.toBe(values[0].value)
})
