import { formatRecord, legalMoves, newGame, play, seededRandom, withHeaders } from '@amyitis/engine'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { packRecord, unpackRecord } from '../src/game/link.ts'

function record(moves: number): string {
  const game = withHeaders(newGame({ players: 4, palace: true, seed: 'link' }), { names: ['Ödön', 'Zoë', '李', '😀'] })
  const random = seededRandom('link')
  for (let i = 0; i < moves; i++) {
    const legal = legalMoves(game)
    play(game, legal[random(legal.length)])
  }
  return formatRecord(game)
}

describe('a record in a link', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('comes out as it went in, in letters that need no escape', async () => {
    for (const moves of [0, 1, 60, 150]) {
      const packed = await packRecord(record(moves))
      expect(packed).toMatch(/^[A-Za-z0-9_-]+$/)
      expect(encodeURIComponent(packed)).toBe(packed)
      expect(await unpackRecord(packed)).toBe(record(moves))
    }
  })

  it('is much shorter than the record', async () => {
    const whole = record(150)
    expect((await packRecord(whole)).length).toBeLessThan(whole.length / 2)
  })

  it('needs no compression in the browser', async () => {
    vi.stubGlobal('CompressionStream', undefined)
    const packed = await packRecord(record(20))
    vi.unstubAllGlobals()
    expect(packed[0]).toBe('t')
    expect(await unpackRecord(packed)).toBe(record(20))
  })

  it('that is damaged or foreign is no record', async () => {
    const packed = await packRecord(record(20))
    for (const bad of ['', 'z', 'x123', `z${packed.slice(20)}`, 'z!!!', packed.slice(0, -9)])
      expect(await unpackRecord(bad), bad).toBeUndefined()
  })

  it('does not swell without end', async () => {
    const bomb = await packRecord('a'.repeat(3_000_000))
    expect(await unpackRecord(bomb)).toBeUndefined()
  })
})
