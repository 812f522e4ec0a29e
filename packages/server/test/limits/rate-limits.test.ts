import { expect, test } from 'vitest'
import { addressKey, networkKey } from '../../src/limits/client-address.ts'
import { createRateLimits } from '../../src/limits/rate-limits.ts'

test('allows a burst up to the capacity, then the refill rate', () => {
  let now = 0
  const limits = createRateLimits({ now: () => now }, 1)
  const takes = (count: number) =>
    Array.from({ length: count }, () => limits.tryConsume('chat', 'ada')).filter(Boolean).length
  expect(takes(20)).toBe(6)
  now += 5000
  expect(takes(20)).toBe(2)
  now += 3_600_000
  expect(takes(20)).toBe(6)
  expect(limits.tryConsume('chat', 'bela')).toBe(true)
  expect(limits.tryConsume('player', 'ada')).toBe(true)
})

test('refills nothing when the clock is set back', () => {
  let now = 1_000_000
  const limits = createRateLimits({ now: () => now }, 1)
  for (let i = 0; i < 6; i++) limits.tryConsume('chat', 'ada')
  now = 0
  expect(limits.tryConsume('chat', 'ada')).toBe(false)
})

test('the number of buckets is bounded, and rate 0 means no limits', () => {
  const limits = createRateLimits({ now: () => 0 }, 1)
  let refused = 0
  for (let i = 0; i < 120_000; i++) if (!limits.tryConsume('address', String(i))) refused++
  expect(refused).toBe(0)
  const free = createRateLimits({ now: () => 0 }, 0)
  for (let i = 0; i < 1000; i++) expect(free.tryConsume('report', 'ada')).toBe(true)
})

test('addresses of one IPv6 /64 count as one', () => {
  expect(addressKey('192.0.2.7')).toBe('192.0.2.7')
  expect(addressKey(undefined)).toBe('')
  expect(addressKey('::ffff:192.0.2.7')).toBe('192.0.2.7')
  expect(addressKey('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2')
  expect(addressKey('2001:db8:1:2::9')).toBe('2001:db8:1:2')
  expect(addressKey('2001:db8::9')).toBe('2001:db8:0:0')
  expect(addressKey('::1')).toBe('0:0:0:0')
})

test('an IPv6 /48 has a larger limit of its own', () => {
  expect(networkKey('2001:db8:1:2::9')).toBe('2001:db8:1::/48')
  expect(networkKey('192.0.2.7')).toBe('192.0.2.7')
  const limits = createRateLimits({ now: () => 0 }, 1)
  let taken = 0
  for (let i = 0; i < 1000; i++) if (limits.tryConsumeFrom('making', `2001:db8:1:${i.toString(16)}::1`)) taken++
  expect(taken).toBe(120)
  expect(limits.tryConsumeFrom('making', '2001:db8:2::1')).toBe(true)
  const held = Array.from({ length: 3000 }, (_, i) => limits.openConnection(`2001:db8:3:${i.toString(16)}::1`))
  expect(held.filter((release) => release !== undefined)).toHaveLength(2000)
  held[0]?.()
  expect(limits.openConnection('2001:db8:3:ffff::1')).toBeDefined()
})

test('a rejection says when to retry, and a retry then succeeds', () => {
  let now = 0
  const limits = createRateLimits({ now: () => now }, 1)
  for (let i = 0; i < 6; i++) limits.consume('chat', 'ada')
  expect(() => limits.consume('chat', 'ada')).toThrow(
    expect.objectContaining({ code: 'too-many', retryAfterSeconds: 3 }),
  )
  now = 2000
  expect(limits.tryConsume('chat', 'ada')).toBe(false)
  now = 3000
  expect(limits.tryConsume('chat', 'ada')).toBe(true)
  limits.charge('address', '192.0.2.1', 900)
  expect(() => limits.consumeFrom('address', '192.0.2.1')).toThrow(expect.objectContaining({ retryAfterSeconds: 11 }))
  limits.consume('export', 'ada')
  expect(limits.retryAfterSeconds('export', [{ key: 'ada', factor: 1 }])).toBe(60)
})

test('the reported quota is that of the network with less left', () => {
  const limits = createRateLimits({ now: () => 0 }, 1)
  expect(limits.quota('address', '192.0.2.1')).toEqual({
    limit: 300,
    windowSeconds: 5,
    remaining: 300,
    resetSeconds: 0,
  })
  limits.tryConsumeFrom('address', '192.0.2.1', 61)
  expect(limits.quota('address', '192.0.2.1')).toEqual({
    limit: 300,
    windowSeconds: 5,
    remaining: 239,
    resetSeconds: 2,
  })
  for (let i = 0; i < 4; i++) limits.tryConsumeFrom('address', `2001:db8:0:${i}::1`, 290)
  expect(limits.quota('address', '2001:db8:0:9::1')).toEqual({
    limit: 1200,
    windowSeconds: 5,
    remaining: 40,
    resetSeconds: 5,
  })
  expect(createRateLimits({ now: () => 0 }, 0).quota('address', '192.0.2.1')).toBeUndefined()
})
