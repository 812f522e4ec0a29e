import { writeFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { amyitis, answers, file, inNewFolder, put, type RunResult } from './program.ts'

inNewFolder()

/** Clears the screen, hides text, sets the title; also with the one-character CSI, and a direction override. */
const EVIL = '\u001b[2J\u001b[8m\u001b]0;x\u0007\u009b2J\u202e'
// biome-ignore lint/suspicious/noControlCharactersInRegex: this is what must not get through
const CONTROLS = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/

function expectHarmless({ out, err }: RunResult): string {
  expect(out + err).not.toBe('')
  expect(out).not.toMatch(CONTROLS)
  expect(err).not.toMatch(CONTROLS)
  return out + err
}

const runHarmless = (args: readonly string[], input = '', env: Record<string, string> = {}) => {
  return expectHarmless(amyitis(args, input, env))
}

describe('untrusted text cannot control the terminal', () => {
  const COMMANDS = [
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
  let results: readonly RunResult[]
  beforeAll(() => {
    results = COMMANDS.map((args) => amyitis(args))
  })

  it.each(COMMANDS.map((args, i) => [args, i] as const))('in the arguments %j', (_, i) => {
    expectHarmless(results[i])
  })

  it('in the seed, in names and in input', () => {
    runHarmless(['play', '--seats', 'random,random', '--seed', EVIL])
    const names = ['--names', `a${EVIL},b`]
    runHarmless(
      ['play', '--seats', 'human,human', '--no-save', '--seed', 'x', ...names],
      `${EVIL}\nrules ${EVIL}\npass\n`,
    )
  })

  it('in the name of a saved game, or one that can’t be saved', () => {
    runHarmless(['play', '--seats', 'human,human', '--save', file(`evil${EVIL}`)], `pass\nsave ${file(`no/${EVIL}`)}\n`)
    runHarmless(['play', '--seats', 'human,human', '--save', file(`evil${EVIL}`)])
    runHarmless(['verify', file(`evil${EVIL}`)])
  })

  it('in the file beside a record', () => {
    amyitis(['play', '--seats', 'human,random', '--seed', 'x', '--save', file('beside')], 'pass\n')
    writeFileSync(file('beside.seed'), JSON.stringify({ seed: EVIL, seats: ['human', EVIL] }))
    runHarmless(['play', file('beside')])
    writeFileSync(file('beside.seed'), JSON.stringify({ seed: EVIL, seats: ['random', 'random'] }))
    runHarmless(['play', file('beside')])
  })

  it('in an edition', () => {
    const edition = JSON.parse(amyitis(['edition']).out)
    runHarmless(['edition', 'check', put('name.json', JSON.stringify({ ...edition, id: `x${EVIL}` }))])
    runHarmless(['edition', 'check', put('key.json', JSON.stringify({ ...edition, [EVIL]: 1 }))])
  })

  it('but requested colours stay', () => {
    const { out } = amyitis(['play', '--seats', 'human,human', '--no-save'], answers(1), { FORCE_COLOR: '1' })
    expect(out).toContain('\u001b[1m')
  })
})
