import { rmSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { amyitis, answers, ended, file, inNewFolder, movesOf, printed, record, start } from './program.ts'
import { checkResumed, game, MANY, whole, withoutDate } from './resumed.ts'

inNewFolder()

describe('an interrupted game', () => {
  it('resumes after 17 answers as if nothing had happened', () => checkResumed(17))

  it('resumes after a kill in mid-turn as if nothing had happened', async () => {
    const child = start(game('killed'))
    const prompted = printed(child, '\n> 1', 9)
    child.stdin.write(answers(9))
    await prompted
    child.kill('SIGKILL')
    await ended(child)
    const played = movesOf(record('killed'), 'blue').length
    expect(played).toBeGreaterThan(7)
    amyitis(['play', file('killed')], answers(MANY))
    expect(withoutDate(record('killed'))).toBe(withoutDate(whole()))
  })

  it('ends cleanly on Ctrl-C and is saved', async () => {
    const child = start(game('interrupted'))
    const prompted = printed(child, '\n> 1', 3)
    child.stdin.write(answers(3))
    await prompted
    const end = ended(child)
    child.kill('SIGINT')
    expect(await end).toBe(130)
    expect(movesOf(record('interrupted'), 'blue')).toHaveLength(3)
  })

  it('ends cleanly when its output is closed and is saved', async () => {
    const child = start(game('closed'))
    const prompted = printed(child, '\n> 1', 2)
    child.stdin.write(answers(2))
    await prompted
    child.stdout.destroy()
    let errors = ''
    child.stderr.on('data', (chunk) => {
      errors += chunk
    })
    const end = ended(child)
    child.stdin.write(answers(50))
    expect(await end).toBe(0)
    expect(errors).toBe('')
    expect(amyitis(['verify', file('closed')]).code).toBe(0)
  })

  it('continues without its seed with other deals, and reports no seed', () => {
    amyitis(game('seedless'), answers(5))
    rmSync(`${file('seedless')}.seed`)
    const { code, out } = amyitis(['play', file('seedless'), '--seats', 'human,gardener,random'], answers(MANY))
    expect(code).toBe(0)
    expect(out).toContain('The seed of this game is lost')
    expect(record('seedless')).not.toMatch(/^seed /m)
    expect(amyitis(['verify', file('seedless')]).code).toBe(0)
  })

  it('is left unchanged if its seed file is damaged', () => {
    amyitis(game('damaged'), answers(5))
    writeFileSync(`${file('damaged')}.seed`, '{"seed":1}')
    const { code, err } = amyitis(['play', file('damaged')], answers(5))
    expect(code).toBe(1)
    expect(err).toContain('damaged.seed')
  })

  it('accepts no options of a new game', () => {
    amyitis(game('again'), answers(2))
    const options = [['--seed', 'x'], ['--palace'], ['--players', '3'], ['--names', 'a,b,c']]
    for (const { code, err } of options.map((option) => amyitis(['play', file('again'), ...option]))) {
      expect(code).toBe(2)
      expect(err).toContain('only for new games')
    }
    expect(amyitis(['play', file('again'), '--seats', 'human,random'], '').code).toBe(2)
  })
})

describe('a finished game', () => {
  it('shows its result and stays unchanged', () => {
    const before = whole()
    const { code, out } = amyitis(['play', file('whole')])
    expect(code).toBe(0)
    expect(out).toContain('Total')
    expect(record('whole')).toBe(before)
  })
})
