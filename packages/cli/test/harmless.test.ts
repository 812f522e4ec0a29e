import { writeFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { amyitis, amyitisEach, answers, file, put, type Ran } from './program.ts'

/** Clears a screen, hides text, sets the title, and the same with the one-character introducer. */
const EVIL = '\u001b[2J\u001b[8m\u001b]0;x\u0007\u009b2J\u202e'
// biome-ignore lint/suspicious/noControlCharactersInRegex: this is what must not get through
const STEERS = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/

function checkCalm({ out, err }: Ran): string {
  expect(out + err).not.toBe('')
  expect(out).not.toMatch(STEERS)
  expect(err).not.toMatch(STEERS)
  return out + err
}

const calm = (args: readonly string[], input = '', env: Record<string, string> = {}) => {
  return checkCalm(amyitis(args, input, env))
}

describe('text of others cannot steer the terminal', () => {
  const LINES = [
    [`${EVIL}`],
    ['play', `--${EVIL}`],
    ['play', '--players', EVIL],
    ['play', '--seats', `human,${EVIL}`],
    ['play', '--lang', EVIL],
    ['play', EVIL],
    ['play', 'a', EVIL],
    ['play', '--edition', EVIL],
    ['verify', EVIL],
    ['replay', EVIL],
    ['edition', EVIL],
    ['help', EVIL],
    ['perft', EVIL],
  ]
  let ran: readonly Ran[]
  beforeAll(() => {
    ran = amyitisEach(LINES)
  })

  it.each(LINES.map((args, i) => [args, i] as const))('in the arguments %j', (_, i) => {
    checkCalm(ran[i])
  })

  it('in the seed, in names and in what is typed', () => {
    calm(['play', '--seats', 'random,random', '--seed', EVIL])
    const names = ['--names', `a${EVIL},b`]
    calm(['play', '--seats', 'human,human', '--no-save', '--seed', 'x', ...names], `${EVIL}\nrules ${EVIL}\npass\n`)
  })

  it('in the name of a saved game, or of one that cannot be saved', () => {
    calm(['play', '--seats', 'human,human', '--save', file(`evil${EVIL}`)], `pass\nsave ${file(`no/${EVIL}`)}\n`)
    calm(['play', '--seats', 'human,human', '--save', file(`evil${EVIL}`)])
    calm(['verify', file(`evil${EVIL}`)])
  })

  it('in what lies beside a record', () => {
    amyitis(['play', '--seats', 'human,random', '--seed', 'x', '--save', file('beside')], 'pass\n')
    writeFileSync(file('beside.seed'), JSON.stringify({ seed: EVIL, seats: ['human', EVIL] }))
    calm(['play', file('beside')])
    writeFileSync(file('beside.seed'), JSON.stringify({ seed: EVIL, seats: ['random', 'random'] }))
    calm(['play', file('beside')])
  })

  it('in an edition', () => {
    const edition = JSON.parse(amyitis(['edition']).out)
    calm(['edition', 'check', put('name.json', JSON.stringify({ ...edition, id: `x${EVIL}` }))])
    calm(['edition', 'check', put('key.json', JSON.stringify({ ...edition, [EVIL]: 1 }))])
  })

  it('but colours that were asked for stay', () => {
    const { out } = amyitis(['play', '--seats', 'human,human', '--no-save'], answers(1), { FORCE_COLOR: '1' })
    expect(out).toContain('\u001b[1m')
  })
})
