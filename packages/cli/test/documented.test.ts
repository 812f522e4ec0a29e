import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { amyitis, inNewFolder, put } from './program.ts'

inNewFolder()

const root = join(import.meta.dirname, '..', '..', '..')

/** The record in docs/notation.md. */
function example(): string {
  const found = /```\n(amyitis 1\n[\s\S]*?)```/.exec(readFileSync(join(root, 'docs/notation.md'), 'utf8'))
  if (found === null) throw new Error('docs/notation.md has no record')
  return found[1]
}

test('the record in docs/notation.md verifies', () => {
  const { code, err } = amyitis(['verify', put('example.amyitis', example())])
  expect([code, err]).toEqual([0, ''])
})

test('replay prints signs, comments and variations', () => {
  const file = put('remarks.amyitis', example())
  const remarks = ['# opens two squares at once', '> recruit 1 priest, temple marduk', '    !?']
  for (const line of remarks) expect(amyitis(['replay', file, '--log']).out).toContain(line)
  expect(amyitis(['replay', file, '--to', '2']).out).toContain(remarks[0])
  const steps = amyitis(['replay', file, '--json'])
    .lines.filter((line) => line !== '')
    .map((line) => JSON.parse(line))
  expect(steps.flatMap(({ glyph = [] }) => glyph)).toEqual(['!?'])
  expect(steps.flatMap(({ comments = [] }) => comments)).toEqual(['opens two squares at once'])
  expect(steps.flatMap(({ variations = [] }) => variations)).toEqual([['recruit 1 priest', 'temple marduk']])
})

test('prints the moves of bots once with --log', () => {
  const args = ['play', '--seats', 'human,gardener', '--seed', 'x', '--no-save', '--log', '--names', 'Ann,Robot']
  const { out } = amyitis(args, 'pass\npass\nquit\n')
  const recruitments = out.split('\n').filter((line) => /^ {2}Robot .*recruits?\b/.test(line))
  expect(recruitments.length).toBeGreaterThan(0)
  expect(new Set(recruitments).size).toBe(recruitments.length)
})

test('--version has a short form, and a typo gets a suggestion', () => {
  expect(amyitis(['-v']).out).toMatch(/^amyitis \d/)
  expect(amyitis(['veryfy', 'x']).err).toContain('did you mean verify?')
  expect(amyitis(['play', '--palce']).err).toContain('did you mean --palace?')
  expect(amyitis(['play', '--player', '3']).err).toContain('did you mean --players?')
  expect(amyitis(['play', '--depth', '3']).err).not.toContain('did you mean')
  expect(amyitis(['zzzzzz']).err).not.toContain('did you mean')
})

test('an illegal move over the protocol is rejected with code, clause and alternatives', () => {
  const lines = [
    { id: 1, cmd: 'new', players: 2, seed: 'x' },
    { id: 2, cmd: 'play', game: 'g1', move: 'caravan 1' },
  ]
  const { out } = amyitis(['engine'], `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`)
  const { error } = JSON.parse(out.trim().split('\n')[1])
  expect(error.code).toBe('illegal-move')
  expect(error.refusal).toEqual({
    code: expect.any(String),
    instead: expect.any(Array),
    ...('clause' in error.refusal ? { clause: expect.stringMatching(/^R/) } : {}),
  })
  expect(error.refusal.instead.length).toBeGreaterThan(0)
})
