import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatRecord, newGame, parseRecord, withHeaders } from '../src/index.ts'
import { lines, read } from './record-reader.ts'
import { TABLES, table, wander } from './table.ts'

// Deterministic: the same examples in every run.
fc.configureGlobal({ seed: 2007 })

describe('Randomly damaged records', () => {
  const records = TABLES.flatMap(([players, palace]) => {
    const whole = withHeaders(wander(newGame({ players, palace, seed: 'fuzz' }), 'fuzz', 120), { date: '2007-10-25' })
    return [formatRecord(whole), formatRecord(wander(table({ players, palace }), 'fuzz', 40))]
  })
  const anyRecord = fc.constantFrom(...records)

  /** Parsing never throws; a record that is accepted round-trips. */
  function expectRefusedOrRead(text: string): void {
    const result = parseRecord(text)
    if (result.ok) {
      expect(formatRecord(read(formatRecord(result.game)))).toBe(formatRecord(result.game))
      return
    }
    expect(result.fault.line).toBeGreaterThanOrEqual(1)
    expect(result.fault.line).toBeLessThanOrEqual(lines(text).length)
    expect(result.fault.problem).not.toBe('')
  }

  test('lines removed, duplicated, swapped or moved', () => {
    const change = fc.tuple(fc.constantFrom('delete', 'double', 'swap', 'move'), fc.nat(), fc.nat())
    fc.assert(
      fc.property(anyRecord, fc.array(change, { minLength: 1, maxLength: 3 }), (record, changes) => {
        const all = lines(record)
        for (const [how, one, two] of changes) {
          const a = one % all.length
          const b = two % all.length
          if (how === 'delete') all.splice(a, 1)
          else if (how === 'double') all.splice(b, 0, all[a])
          else if (how === 'swap') [all[a], all[b]] = [all[b], all[a]]
          else all.splice(b, 0, ...all.splice(a, 1))
        }
        expectRefusedOrRead(all.join('\n'))
      }),
      { numRuns: 400 },
    )
  })

  test('characters removed, inserted or changed', () => {
    const character = fc.oneof(fc.constantFrom(...'\n\r\t ,:/>#@!?-"{}[]0123456789abt'), fc.string({ minLength: 1 }))
    const change = fc.tuple(fc.constantFrom('delete', 'insert', 'change'), fc.nat(), character)
    fc.assert(
      fc.property(anyRecord, fc.array(change, { minLength: 1, maxLength: 4 }), (record, changes) => {
        let text = record
        for (const [how, place, put] of changes) {
          const i = place % text.length
          text = text.slice(0, i) + (how === 'delete' ? '' : put) + text.slice(how === 'insert' ? i : i + 1)
        }
        expectRefusedOrRead(text)
      }),
      { numRuns: 600 },
    )
  })

  test('remarks inserted anywhere', () => {
    const remark = fc.oneof(
      fc.string().map((text) => `# ${text}`),
      fc.constantFrom(
        '#',
        '>',
        '> variation',
        '> # a',
        'blue: pass',
        '> blue: pass',
        '> > red: pass @3',
        '#x',
        'blue: pass !?',
      ),
    )
    fc.assert(
      fc.property(anyRecord, fc.array(fc.tuple(fc.nat(), remark), { minLength: 1, maxLength: 4 }), (record, put) => {
        const all = lines(record)
        for (const [place, line] of put) all.splice(place % (all.length + 1), 0, line)
        expectRefusedOrRead(all.join('\n'))
      }),
      { numRuns: 300 },
    )
  })

  test('any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseRecord(text).ok).toBe(false)
      }),
    )
  })

  test('cut off after any number of characters', () => {
    const [record] = records
    for (let length = 0; length < record.length; length += 7) expectRefusedOrRead(record.slice(0, length))
  })
})
