import type { Random } from '@amyitis/engine'

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

export const pick = <T>(random: Random, list: readonly T[]): T => list[random(list.length)]

const nested = (depth: number): Json => {
  let value: Json = 'end'
  for (let i = 0; i < depth; i++) value = i % 2 === 0 ? [value] : { a: value }
  return value
}

const STRINGS: readonly string[] = [
  '',
  ' ',
  '0',
  'null',
  'undefined',
  'NaN',
  'true',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  "' or 1=1 --",
  '"; drop table events; --',
  '%s%n%x',
  '#{7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '..\\..\\',
  'http://127.0.0.1:1/',
  'https://[::1]/',
  'https://169.254.169.254/latest/',
  'file:///etc/passwd',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202e',
  '\u200b',
  '\ufeff',
  '👩‍👩‍👧‍👦',
  'e\u0301'.repeat(100),
  'ﷺ'.repeat(20),
  'İ',
  'ß'.repeat(24),
  'a'.repeat(25),
  'a'.repeat(201),
  'a'.repeat(5000),
  '2'.repeat(400),
  '\r\nset-cookie: a=b',
  '\u2028',
  'recruit 1 farmer',
  'pass',
  'PASS',
]

const NUMBERS: readonly number[] = [
  0,
  -0,
  -1,
  1,
  2,
  3,
  4,
  0.5,
  -0.5,
  1e21,
  1e308,
  -1e308,
  2 ** 31,
  -(2 ** 31),
  2 ** 32,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 2,
  Number.MIN_VALUE,
]

const OTHERS: readonly (() => Json)[] = [
  () => null,
  () => true,
  () => false,
  () => [],
  () => ({}),
  () => [null],
  () => nested(40),
  () => nested(3000),
  () => ({ length: 1e9 }),
  () => ({ toJSON: 'x', toString: 'x', valueOf: null }),
  () => JSON.parse('{"__proto__":{"admin":true}}') as Json,
  () => ({ constructor: { prototype: { admin: true } } }),
  () => Array.from({ length: 500 }, (_, i) => i),
]

/** A value that code rarely expects. */
export function oddValue(random: Random): Json {
  const kind = random(4)
  if (kind < 2) return pick(random, STRINGS)
  return kind === 2 ? pick(random, NUMBERS) : pick(random, OTHERS)()
}

const isObject = (value: Json): value is { [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A copy with one mutation: a value replaced, removed, added or wrapped. */
export function mutate(value: Json, random: Random): Json {
  if (Array.isArray(value) && value.length > 0 && random(3) > 0) {
    const at = random(value.length)
    return value.map((one, i) => (i === at ? mutate(one, random) : one))
  }
  if (!isObject(value) || random(8) === 0) return random(6) === 0 ? [value] : oddValue(random)
  const names = Object.keys(value)
  const mutation = random(10)
  if (names.length === 0 || mutation === 0) return { ...value, [pick(random, STRINGS)]: oddValue(random) }
  const name = pick(random, names)
  if (mutation === 1) return Object.fromEntries(Object.entries(value).filter(([one]) => one !== name))
  return { ...value, [name]: mutate(value[name], random) }
}
