import { createHash } from 'node:crypto'
import { chanceFits, newGame, seedFits } from '@amyitis/engine'
import { expect, test } from 'vitest'
import { chanceOf, hashOfSecret, hashOfShare, joinSeeds } from '../src/index.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const shares = { table: 't1', secret: 'ab'.repeat(32), added: ['01'.repeat(16), '02'.repeat(16)] }

test('secret and shares are hashed with plain SHA-256', () => {
  expect(hashOfShare(shares.added[0])).toBe(sha256(shares.added[0]))
  expect(hashOfSecret(shares.secret)).toBe(sha256(shares.secret))
})

test('the seed is the SHA-256 of the shares, one per line', () => {
  const text = `amyitis fair1\nt1\n${shares.secret}\n${shares.added[0]}\n${shares.added[1]}`
  expect(joinSeeds(shares)).toBe(`fair1:${sha256(text)}`)
})

test('every share changes the seed, and so does their order', () => {
  const seeds = [
    shares,
    { ...shares, table: 't2' },
    { ...shares, secret: 'ac'.repeat(32) },
    { ...shares, added: ['03'.repeat(16), shares.added[1]] },
    { ...shares, added: shares.added.toReversed() },
    { ...shares, added: shares.added.slice(0, 1) },
  ].map(joinSeeds)
  expect(new Set(seeds).size).toBe(seeds.length)
})

test('a game verifies against its own fair seed, and no other', () => {
  const seed = joinSeeds(shares)
  const game = newGame({ players: 4, palace: true, seed, chance: chanceOf(seed) })
  expect(chanceFits(game, chanceOf(seed))).toBe(true)
  expect(chanceFits(game, chanceOf(joinSeeds({ ...shares, table: 't2' })))).toBe(false)
  expect(seedFits(game, seed)).toBe(false)
})

test('any other seed follows the notation', () => {
  const game = newGame({ players: 3, seed: 'x' })
  expect(chanceFits(game, chanceOf('x'))).toBe(true)
})
