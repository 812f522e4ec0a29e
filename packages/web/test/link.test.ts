import { formatRecord, legalMoves, newGame, play, seededRandom, withHeaders } from '@amyitis/engine'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { canUnpack, packRecord, unpackRecord } from '../src/game/link.ts'

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

  it('survives packing and unpacking, in characters that need no escaping', async () => {
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

  it('works without compression in the browser', async () => {
    vi.stubGlobal('CompressionStream', undefined)
    const packed = await packRecord(record(20))
    vi.unstubAllGlobals()
    expect(packed[0]).toBe('t')
    expect(await unpackRecord(packed)).toBe(record(20))
  })

  it('is packed uncompressed where the browser supports only other formats', async () => {
    vi.stubGlobal(
      'CompressionStream',
      class {
        constructor(format: string) {
          if (format === 'deflate-raw') throw new TypeError('Unsupported compression format')
        }
      },
    )
    expect((await packRecord(record(5)))[0]).toBe('t')
  })

  it('says so where a browser can’t unpack it', async () => {
    const packed = await packRecord(record(5))
    expect(canUnpack(packed)).toBe(true)
    vi.stubGlobal('DecompressionStream', undefined)
    expect([canUnpack(packed), canUnpack('tYQ')]).toEqual([false, true])
    expect(await unpackRecord(packed)).toBeUndefined()
  })

  it('survives what mail and messengers do to it', async () => {
    const packed = await packRecord(record(60))
    const broken = packed.replace(/(.{70})/g, '$1=\r\n  ')
    for (const letters of [broken, `${packed}.`, ` ${packed}>`, packed.replace('z', 'z\u200b')])
      expect(await unpackRecord(letters)).toBe(record(60))
  })

  it('of a long game still fits into 4096 characters', async () => {
    expect((await packRecord(record(300))).length).toBeLessThan(3600)
  })

  it('that is damaged or of another kind is rejected', async () => {
    const packed = await packRecord(record(20))
    for (const bad of ['', 'z', 'x123', `z${packed.slice(20)}`, 'z!!!', packed.slice(0, -9)])
      expect(await unpackRecord(bad), bad).toBeUndefined()
  })

  it('does not unpack to unlimited size', async () => {
    const bomb = await packRecord('a'.repeat(3_000_000))
    expect(await unpackRecord(bomb)).toBeUndefined()
  })
})
