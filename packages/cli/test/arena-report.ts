import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { amyitis, file } from './program.ts'

export const arena = (...args: string[]) => amyitis(['arena', ...args])

/** A report without times. */
export function reportOf(...args: string[]) {
  const { code, out, err } = arena(...args, '--json')
  expect([code, err]).toEqual([0, ''])
  const { ratings, seconds: _, ...rest } = JSON.parse(out)
  return {
    ...rest,
    ratings: ratings.map(({ name, elo, low, high, decisions }: Record<string, unknown>) => ({
      name,
      elo,
      low,
      high,
      decisions,
    })),
  }
}
export const linesOf = (name: string) => readFileSync(file(name), 'utf8').trimEnd().split('\n')
