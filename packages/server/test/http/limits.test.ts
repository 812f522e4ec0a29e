import { expect, test } from 'vitest'
import { addressKey, createLimits, networkKey } from '../../src/http/limits.ts'

test('so many at once, then as many as time brings back', () => {
  let now = 0
  const limits = createLimits({ now: () => now }, 1)
  const takes = (count: number) =>
    Array.from({ length: count }, () => limits.take('chat', 'ada')).filter(Boolean).length
  expect(takes(20)).toBe(6)
  now += 5000
  expect(takes(20)).toBe(2)
  now += 3_600_000
  expect(takes(20)).toBe(6)
  expect(limits.take('chat', 'bela')).toBe(true)
  expect(limits.take('player', 'ada')).toBe(true)
})

test('a clock that goes back gives nothing away', () => {
  let now = 1_000_000
  const limits = createLimits({ now: () => now }, 1)
  for (let i = 0; i < 6; i++) limits.take('chat', 'ada')
  now = 0
  expect(limits.take('chat', 'ada')).toBe(false)
})

test('many keys do not fill the memory, and without limits there are none', () => {
  const limits = createLimits({ now: () => 0 }, 1)
  let refused = 0
  for (let i = 0; i < 120_000; i++) if (!limits.take('address', String(i))) refused++
  expect(refused).toBe(0)
  const free = createLimits({ now: () => 0 }, 0)
  for (let i = 0; i < 1000; i++) expect(free.take('report', 'ada')).toBe(true)
})

test('addresses of one network count as one', () => {
  expect(addressKey('192.0.2.7')).toBe('192.0.2.7')
  expect(addressKey(undefined)).toBe('')
  expect(addressKey('::ffff:192.0.2.7')).toBe('192.0.2.7')
  expect(addressKey('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2')
  expect(addressKey('2001:db8:1:2::9')).toBe('2001:db8:1:2')
  expect(addressKey('2001:db8::9')).toBe('2001:db8:0:0')
  expect(addressKey('::1')).toBe('0:0:0:0')
})

test('networks of IPv6 count as a whole too, with more room', () => {
  expect(networkKey('2001:db8:1:2::9')).toBe('2001:db8:1::/48')
  expect(networkKey('192.0.2.7')).toBe('192.0.2.7')
  const limits = createLimits({ now: () => 0 }, 1)
  let taken = 0
  for (let i = 0; i < 1000; i++) if (limits.takeFrom('making', `2001:db8:1:${i.toString(16)}::1`)) taken++
  expect(taken).toBe(120)
  expect(limits.takeFrom('making', '2001:db8:2::1')).toBe(true)
  const held = Array.from({ length: 3000 }, (_, i) => limits.hold(`2001:db8:3:${i.toString(16)}::1`))
  expect(held.filter((release) => release !== undefined)).toHaveLength(2000)
  held[0]?.()
  expect(limits.hold('2001:db8:3:ffff::1')).toBeDefined()
})

test('a refusal says when there will be room: then there is, and not before', () => {
  let now = 0
  const limits = createLimits({ now: () => now }, 1)
  for (let i = 0; i < 6; i++) limits.demand('chat', 'ada')
  expect(() => limits.demand('chat', 'ada')).toThrow(expect.objectContaining({ code: 'too-many', again: 3 }))
  now = 2000
  expect(limits.take('chat', 'ada')).toBe(false)
  now = 3000
  expect(limits.take('chat', 'ada')).toBe(true)
  limits.charge('address', '192.0.2.1', 900)
  expect(() => limits.demandFrom('address', '192.0.2.1')).toThrow(expect.objectContaining({ again: 11 }))
  limits.demand('export', 'ada')
  expect(limits.wait('export', [{ key: 'ada', times: 1 }])).toBe(60)
})

test('what an address has left is told, of IPv6 for the narrower of its networks', () => {
  const limits = createLimits({ now: () => 0 }, 1)
  expect(limits.quota('address', '192.0.2.1')).toEqual({ most: 300, window: 5, left: 300, reset: 0 })
  limits.takeFrom('address', '192.0.2.1', 61)
  expect(limits.quota('address', '192.0.2.1')).toEqual({ most: 300, window: 5, left: 239, reset: 2 })
  for (let i = 0; i < 4; i++) limits.takeFrom('address', `2001:db8:0:${i}::1`, 290)
  expect(limits.quota('address', '2001:db8:0:9::1')).toEqual({ most: 1200, window: 5, left: 40, reset: 5 })
  expect(createLimits({ now: () => 0 }, 0).quota('address', '192.0.2.1')).toBeUndefined()
})
