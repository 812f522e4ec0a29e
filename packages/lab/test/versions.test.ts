import { expect, it } from 'vitest'
import { compareVersions } from '../src/train/versions.ts'

it('every version of the weights plays against the same ones, but not against itself', () => {
  const lines = [...compareVersions({ kind: '2p', against: ['HEAD'], games: 2, iterations: 1 })]
  expect(lines.at(-1)).toMatch(/against HEAD: the same weights$/)
  for (const line of lines.slice(0, -1)) expect(line).toMatch(/against HEAD: wins \d+\.\d % \(.*\), 2 games$/)
})
