import { rmSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { amyitis, amyitisEach, answers, ended, file, movesOf, printed, record, start } from './program.ts'
import { checkResumed, game, MANY, whole, withoutDate } from './resumed.ts'

describe('a game that was left', () => {
  it('after 17 answers goes on as if nothing had happened', () => checkResumed(17))

  it('by force, in the middle of a turn, goes on as if nothing had happened', async () => {
    const child = start(game('killed'))
    const asked = printed(child, '\n> 1', 9)
    child.stdin.write(answers(9))
    await asked
    child.kill('SIGKILL')
    await ended(child)
    const played = movesOf(record('killed'), 'blue').length
    expect(played).toBeGreaterThan(7)
    amyitis(['play', file('killed')], answers(MANY))
    expect(withoutDate(record('killed'))).toBe(withoutDate(whole()))
  })

  it('by Ctrl-C ends cleanly and is saved', async () => {
    const child = start(game('interrupted'))
    const asked = printed(child, '\n> 1', 3)
    child.stdin.write(answers(3))
    await asked
    const end = ended(child)
    child.kill('SIGINT')
    expect(await end).toBe(130)
    expect(movesOf(record('interrupted'), 'blue')).toHaveLength(3)
  })

  it('by a reader who stops reading ends cleanly and is saved', async () => {
    const child = start(game('closed'))
    const asked = printed(child, '\n> 1', 2)
    child.stdin.write(answers(2))
    await asked
    child.stdout.destroy()
    let complaint = ''
    child.stderr.on('data', (chunk) => {
      complaint += chunk
    })
    const end = ended(child)
    child.stdin.write(answers(50))
    expect(await end).toBe(0)
    expect(complaint).toBe('')
    expect(amyitis(['verify', file('closed')]).code).toBe(0)
  })

  it('goes on without its seed with other deals, and does not tell a seed that proves nothing', () => {
    amyitis(game('seedless'), answers(5))
    rmSync(`${file('seedless')}.seed`)
    const { code, out } = amyitis(['play', file('seedless'), '--seats', 'human,gardener,random'], answers(MANY))
    expect(code).toBe(0)
    expect(out).toContain('The seed of this game is lost')
    expect(record('seedless')).not.toMatch(/^seed /m)
    expect(amyitis(['verify', file('seedless')]).code).toBe(0)
  })

  it('is not touched if what lies beside it is damaged', () => {
    amyitis(game('damaged'), answers(5))
    writeFileSync(`${file('damaged')}.seed`, '{"seed":1}')
    const { code, err } = amyitis(['play', file('damaged')], answers(5))
    expect(code).toBe(1)
    expect(err).toContain('damaged.seed')
  })

  it('takes no option of a new game', () => {
    amyitis(game('again'), answers(2))
    const options = [['--seed', 'x'], ['--palace'], ['--players', '3'], ['--names', 'a,b,c']]
    for (const { code, err } of amyitisEach(options.map((option) => ['play', file('again'), ...option]))) {
      expect(code).toBe(2)
      expect(err).toContain('new game only')
    }
    expect(amyitis(['play', file('again'), '--seats', 'human,random'], '').code).toBe(2)
  })
})

describe('a finished game', () => {
  it('shows its result and stays as it is', () => {
    const before = whole()
    const { code, out } = amyitis(['play', file('whole')])
    expect(code).toBe(0)
    expect(out).toContain('Total')
    expect(record('whole')).toBe(before)
  })
})
