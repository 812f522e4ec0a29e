import { review } from '@amyitis/bots'
import {
  formatRecord,
  type Game,
  isOver,
  legalMoves,
  newGame,
  play,
  STANDARD,
  seededRandom,
  withHeaders,
} from '@amyitis/engine'
import { createText, LANGUAGES } from '@amyitis/i18n'
import { describe, expect, it } from 'vitest'
import { netFor } from '../src/bots.ts'
import { limitedTo, seatsOf } from '../src/players.ts'
import { widthOf } from '../src/terminal/width.ts'
import { reviewLines } from '../src/views/review.ts'
import { viewOf } from '../src/views/view.ts'
import { amyitis, inNewFolder, put } from './program.ts'

inNewFolder()

type Kind = Parameters<typeof newGame>[0]

/** A random game. */
function played(kind: Kind, count: number): Game {
  const game = newGame(kind)
  const random = seededRandom(kind.seed)
  for (let i = 0; i < count && !isOver(game); i++) play(game, legalMoves(game)[random(legalMoves(game).length)])
  return game
}

function recordOf(kind: Kind, count: number, names?: readonly string[]): string {
  const game = played(kind, count)
  return formatRecord(names === undefined ? game : withHeaders(game, { names }))
}

const short = put('short', recordOf({ players: 3, palace: true, seed: 'short' }, 70, ['Ann', 'Béla', 'Zoé']))

describe('review', () => {
  it('reviews a record in readable form', () => {
    const { code, out, err, lines } = amyitis(['review', short, '--iterations', '20'])
    expect([code, err]).toEqual([0, ''])
    expect(lines[0]).toBe('70 decisions, analysed one by one.')
    expect(out).toContain('This game isn’t finished')
    for (const name of ['Ann', 'Béla', 'Zoé']) expect(out).toMatch(new RegExp(`^${name} +\\d+\\.\\d%`, 'm'))
    expect(out).toMatch(/The deals account for \d+\.\d% of all the win chance that changed hands\./)
    expect(out).toMatch(/^Turning points$/m)
    // Every turn is listed with the number of its first decision.
    const numbers = [...out.matchAll(/^ +(\d+) [BRK] /gm)].map((match) => Number(match[1]))
    expect(numbers[0]).toBe(1)
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
  })

  it.each(LANGUAGES)('speaks %s in lines of at most 80 columns', (lang) => {
    const names = ['Ann', 'Maximiliane von Habsburg', 'Zoé', 'Béla']
    const game = withHeaders(played({ players: 4, palace: true, seed: 'languages' }, 160), { names })
    const report = review(game, { net: netFor(game.position.box), budget: { iterations: 4 } })
    // Even for an even game: the first deal, and every turn that could have been better.
    const turns = report.turns.filter(({ better }) => better !== null)
    const turningPoints = [
      { kind: 'deal', round: 1, n: 0, swing: 0.1 } as const,
      ...turns.map(({ n, loss }) => ({ kind: 'turn', n, swing: loss }) as const),
    ]
    expect(turns.length).toBeGreaterThan(0)
    const inPoints = { ...report, turns: report.turns.map((turn) => ({ ...turn, loss: 0, points: 12.34 })) }
    const view = viewOf(game, createText(lang), (plain) => plain)
    const lines = [
      ...reviewLines(view, { ...report, turningPoints }),
      ...reviewLines(view, limitedTo(inPoints, [1]), [1]),
      ...reviewLines(view, { ...inPoints, turns: [], turningPoints: [] }, [0, 1, 2, 3]),
    ]
    expect(lines.join('\n')).not.toMatch(/undefined|\{\w+\}|NaN/)
    expect(lines.filter((line) => widthOf(line) > 80)).toEqual([])
  })

  it('shows points lost beside the win chance, which a decided game leaves alone', () => {
    const game = played({ players: 2, seed: 'decided' }, 12)
    const report = review(game, { net: netFor(game.position.box), budget: { iterations: 4 } })
    const turn = { ...report.turns[0], before: 0.998, after: 0.998, loss: 0, points: 3.24, grade: 'blunder' } as const
    const seats = report.seats.map((seat) => ({ ...seat, turns: 4, loss: 0.02, points: 5, luck: 0 }))
    const lines = reviewLines(
      viewOf(game, createText('en'), (plain) => plain),
      { ...report, turns: [turn, ...report.turns.slice(1)], seats },
    )
    expect(lines.find((line) => line.startsWith('Player'))).toMatch(/ lost +points +luck$/)
    expect(lines.find((line) => line.startsWith('Blue'))).toMatch(/ 0\.5% +1\.3 +0\.0%$/)
    expect(lines.find((line) => /^ +1 B /.test(line))).toMatch(/ 99\.8% +99\.8% +3\.2 \?\?$/)
  })

  it('marks the turns that are proven, the good ones too, and explains the mark in every language', () => {
    const game = played({ players: 2, seed: 'proven' }, 9999)
    const report = review(game, { net: netFor(game.position.box), budget: { iterations: 8 } })
    const proven = report.turns.filter((turn) => turn.proven)
    const others = report.turns.filter((turn) => !turn.proven)
    expect(report.winners).not.toBeNull()
    expect(proven.some(({ grade, forced }) => grade === 'good' && !forced)).toBe(true)
    for (const lang of LANGUAGES) {
      const text = createText(lang)
      const view = viewOf(game, text, (plain) => plain)
      const lines = reviewLines(view, report)
      const marked = lines.flatMap((line) => /^ *\*(\d+) \p{Lu} /u.exec(line)?.slice(1) ?? [])
      expect(marked).toEqual(proven.map(({ n }) => String(n)))
      expect(lines.at(-1)).toBe(`* ${text.t('review.proven')}`)
      expect(lines.filter((line) => widthOf(line) > 80)).toEqual([])
      const without = reviewLines(view, { ...report, turns: others, turningPoints: [] })
      expect(without.filter((line) => line.includes('*') || line.includes(text.t('review.proven')))).toEqual([])
    }
  })

  it('lists the turns of one player, and what they lost in points alone', () => {
    const game = withHeaders(played({ players: 3, seed: 'one' }, 60), { names: ['Ann', 'Béla', 'Zoé'] })
    const report = review(game, { net: netFor(game.position.box), budget: { iterations: 4 } })
    const own = report.turns.filter(({ seat }) => seat === 1)
    const turns = report.turns.map((turn) =>
      turn === own[2] ? { ...turn, loss: 0.001, after: 0.012, points: 4.56 } : { ...turn, loss: 0, points: 0 },
    )
    const limited = limitedTo({ ...report, turns }, [1])
    const lines = reviewLines(
      viewOf(game, createText('en'), (plain) => plain),
      limited,
      [1],
    )
    expect(own.length).toBeGreaterThan(2)
    expect(limited.turningPoints).toEqual([{ kind: 'turn', n: own[2].n, swing: 0.001 }])
    expect(lines).toContain('From here on, only turns by Béla.')
    const heads = lines.filter((line) => /^ Round \d/.test(line))
    expect(heads).toHaveLength(1)
    const said = `${own[2].round}, decision ${own[2].n}, Béla: 4.6 points lost; the win chance hardly changes (1.2%).`
    expect(lines.join(' ').replace(/ +/g, ' ')).toContain(` Round ${said} Played: `)
    const listed = lines.flatMap((line) => /^ +(\d+) [BRKW] /.exec(line)?.slice(1) ?? [])
    expect(listed).toEqual(own.map(({ n }) => String(n)))
  })

  it('knows players by their names, in the record or as shown', () => {
    const text = createText('de')
    const named = (names: readonly string[]) => withHeaders(newGame({ players: 3, seed: 'n' }), { names })
    expect(seatsOf(named(['Ann', 'Béla', 'Zoé']), 'béla ', text)).toEqual([1])
    const bots = named(['', 'priest', 'priest'])
    const found = ['priest', 'Kidinnu', 'Kidinnu II', 'blue', 'Blau'].map((name) => seatsOf(bots, name, text))
    expect(found).toEqual([[1, 2], [1], [2], [0], [0]])
    expect(() => seatsOf(bots, '', text)).toThrow('möglich sind Blau, Kidinnu, Kidinnu II')
  })

  it('limits what it prints to a player of the game', () => {
    const args = ['review', short, '--iterations', '4', '--player']
    const { code, out } = amyitis([...args, 'Zoé', '--json'])
    const report = JSON.parse(out)
    expect(code).toBe(0)
    expect(report.decisions).toHaveLength(70)
    expect(new Set(report.turns.map(({ seat }: { seat: number }) => seat))).toEqual(new Set([2]))
    expect(amyitis([...args, 'zoé']).lines).toContain('From here on, only turns by Zoé.')
    const unknown = amyitis([...args, 'Zoe'])
    expect([unknown.code, unknown.out]).toEqual([2, ''])
    expect(unknown.err).toBe('amyitis: no player called “Zoe” in this game; choose from Ann, Béla, Zoé\n')
  })

  it('prints JSON for programs, the same for the same seed', () => {
    const args = ['review', short, '--json', '--iterations', '8', '--seed']
    const one = amyitis([...args, 'review']).out
    expect(amyitis([...args, 'other']).out).not.toBe(one)
    const report = JSON.parse(one)
    const game = played({ players: 3, palace: true, seed: 'short' }, 70)
    const again = review(game, { net: netFor(game.position.box), budget: { iterations: 8 }, seed: 'review' })
    expect(report).toMatchObject(JSON.parse(JSON.stringify(again)))
    expect(report).toMatchObject({
      names: ['Ann', 'Béla', 'Zoé'],
      players: 3,
      palace: true,
      winners: null,
      complete: true,
    })
    expect(report.decisions).toHaveLength(70)
  })

  it('reviews a finished game with a custom edition within a time limit', () => {
    const edition = { ...STANDARD, id: 'short', endTiles: { 2: 12, 3: 12, 4: 12 } }
    const file = put('other', recordOf({ players: 2, seed: 'other', edition }, 9999))
    const { code, out } = amyitis(['review', file, '--ms', '1', '--json'])
    expect(code).toBe(0)
    const report = JSON.parse(out)
    expect(report.edition).toBe('short')
    expect(report.winners.length).toBeGreaterThan(0)
  })

  it('reports a damaged record and an invalid option', () => {
    const damaged = put('damaged', recordOf({ players: 2, seed: 'd' }, 5).replace('players 2', 'players 5'))
    const fault = amyitis(['review', damaged])
    expect([fault.code, fault.out]).toEqual([1, ''])
    expect(fault.err).toContain(`${damaged}:3: `)
    expect(amyitis(['review', short, '--iterations', 'many']).code).toBe(2)
  })
})
