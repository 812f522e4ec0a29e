import { describe, expect, test } from 'vitest'
import { casesOf } from './cases.ts'
import { RECORDS, readGame, readGolden, refusalsOf, type Step, stepsOf } from './replay.ts'
import { WANTED } from './wanted.ts'

const counts = new Map<string, number>()
const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)

for (const file of RECORDS) {
  const game = readGame(readGolden(file))
  const trail: Step[] = []
  for (const step of stepsOf(game)) {
    for (const name of new Set(casesOf(step, trail))) count(name)
    trail.push(step)
  }
  for (const code of refusalsOf(game)) count(`refused ${code}`)
}

describe.each(Object.entries(WANTED))('%s', (_, names) => {
  for (const name of names) {
    const times = counts.get(name) ?? 0
    test(`${name}: ${times}`, () => {
      expect(times, `${name} occurs in no golden game`).toBeGreaterThan(0)
    })
  }
})
