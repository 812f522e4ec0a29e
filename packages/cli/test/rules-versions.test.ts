import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { amyitis, inNewFolder, put, record } from './program.ts'

inNewFolder()

/** A game of rules version 1 in which engineers were recruited without a cube. */
const OLD = readFileSync(new URL('../../engine/test/games/golden/2p-base-01.amyitis', import.meta.url), 'utf8')
/** The same game, cut off just before the first of them. */
const lines = OLD.split('\n')
const engineer = lines.findIndex((line) => line === 'red: recruit 1 engineer' || line === 'blue: recruit 1 engineer')
const middle = lines.slice(0, engineer).filter((line) => !/^(result|seed) /.test(line))

describe('records of rules version 1', () => {
  it('are valid under their own rules, and not under others', () => {
    expect(amyitis(['verify', put('old', OLD)])).toMatchObject({ code: 0 })
    const { code, out } = amyitis(['verify', put('newer', OLD.replace('\nrules 1\n', '\nrules 2\n'))])
    expect(code).toBe(1)
    expect(out).toContain('R5.4')
    expect(out).toContain(`${engineer + 1}`)
  })

  it('of an unknown version are rejected with an explanation', () => {
    const { code, out } = amyitis(['verify', put('future', OLD.replace('\nrules 1\n', '\nrules 3\n'))])
    expect(code).toBe(1)
    expect(out).toContain('rules version 3 is newer than this program')
  })

  it('mention what is different when replayed', () => {
    const { out } = amyitis(['replay', put('shown', OLD)], 'q\n')
    expect(out).toContain('Played under rules version 1')
    for (const how of [
      ['replay', '--log'],
      ['replay', '--to', '3'],
      ['review', '--iterations', '0'],
    ])
      expect(amyitis([...how, put('middle', middle.join('\n'))]).out, how.join(' ')).toContain(
        'Played under rules version 1',
      )
    expect(
      amyitis(
        [
          'replay',
          put(
            'plain',
            OLD.split('\n')
              .slice(0, 15)
              .join('\n')
              .replace('rules 1', 'rules 2')
              .replace(/^(result|seed) .*\n/gm, ''),
          ),
        ],
        'q\n',
      ).out,
    ).not.toContain('rules version')
  })

  it('continue in the terminal under version 1', () => {
    const file = put('resumed', middle.join('\n'))
    const { out } = amyitis(['play', '--resume', file, '--seats', 'human,human'], 'recruit 1 engineer\nquit\n')
    expect(out).toContain('Played under rules version 1')
    expect(record('resumed')).toContain('rules 1')
    expect(record('resumed').trimEnd().split('\n').at(-1)).toMatch(/recruit 1 engineer/)
  })
})
