import { readFileSync } from 'node:fs'
import { parseWeights, type ReviewedTurn, review, weightsUrl } from '@amyitis/bots'
import { isOver, legalMoves, newGame, play, seededRandom, treeOf } from '@amyitis/engine'
import { createText, LANGUAGES } from '@amyitis/i18n'
import { viewOf } from '@amyitis/narration'
import { Children, createElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Switch } from '../src/app/settings/Switch.tsx'
import { TurningCard } from '../src/replay/review/TurningCard.tsx'
import { costWords, verdictOn } from '../src/replay/review/turn-cost.ts'
import { chancesOf, ownTurnings, type Turning, turnAt, turningsOf } from '../src/replay/review/turning.ts'
import { Remarks } from '../src/replay/screen/Remarks.tsx'
import { ReplayReview } from '../src/replay/screen/ReplayReview.tsx'
import { TextProvider } from '../src/text/use-text.ts'
import { dealsOf, gameAt, lengthOf, timelineOf, whatIf } from '../src/timeline/timeline.ts'
import { tableOf } from './table-model.ts'

const game = newGame({ players: 2, seed: 'review' })
const random = seededRandom('moves')
while (!isOver(game)) {
  const moves = legalMoves(game)
  play(game, moves[random(moves.length)])
}
const timeline = timelineOf(game)
const { net } = parseWeights(readFileSync(weightsUrl({ players: 2, palace: false })))
const judged = review(game, { net, budget: { iterations: 8 } })

describe('the win chances of a game', () => {
  const chances = chancesOf(timeline, judged.decisions)

  it('are known for every position, and add up to 1', () => {
    expect(chances).toHaveLength(lengthOf(timeline) + 1)
    for (const at of chances) expect(at.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6)
  })

  it('end with the winner', () => {
    expect(chances.at(-1)).toEqual(
      judged.winners?.length === 2 ? [0.5, 0.5] : [0, 1].map((seat) => Number(judged.winners?.[0] === seat)),
    )
  })

  it('end with the last judged position while a review is running', () => {
    expect(chancesOf(timeline, judged.decisions.slice(0, 9))).toHaveLength(9)
  })
})

describe('turning points', () => {
  const turnings = turningsOf(judged)

  it('can be limited to the costliest turns of one seat, in the order of the game', () => {
    for (const seat of [0, 1]) {
      const own = ownTurnings(judged, [seat])
      const turns = judged.turns.filter((turn) => turn.seat === seat)
      expect(own.every((turning) => turning.seat === seat && turning.kind === 'turn')).toBe(true)
      expect(own.map(({ n }) => n)).toEqual(own.map(({ n }) => n).toSorted((a, b) => a - b))
      expect(own.length).toBeLessThanOrEqual(8)
      expect(Math.max(...own.map(({ change }) => -change))).toBe(Math.max(...turns.map(({ loss }) => loss)))
    }
    expect(ownTurnings(judged, [0, 1]).length).toBeGreaterThan(0)
    expect(ownTurnings(judged, [])).toEqual([])
  })

  it('are those of the review, in the order of the game', () => {
    expect(turnings.length).toBe(judged.turningPoints.length)
    expect(turnings.length).toBeGreaterThan(0)
    expect(turnings.map(({ n }) => n)).toEqual(turnings.map(({ n }) => n).sort((a, b) => a - b))
  })

  it('name the player who decided in the position that they show', () => {
    for (const turning of turnings) {
      if (turning.kind !== 'turn') continue
      expect(timeline.positions[turning.n].player).toBe(turning.seat)
      expect(timeline.steps[turning.n].opens).toBe(true)
      expect(turning.change).toBeLessThan(0)
    }
  })

  it('can be played better: the moves are legal there', () => {
    const better = turnings.find((turning) => turning.kind === 'turn' && turning.better !== null)
    if (better?.kind !== 'turn' || better.better === null) throw new Error('a random game has mistakes')
    const { moves } = better.better
    expect(legalMoves(gameAt(timeline, better.n))).toContain(moves[0])
    const line = whatIf(timeline, better.n, moves, dealsOf(game))
    expect(lengthOf(line)).toBe(better.n + moves.length)
  })
})

/** What is asked of the parts of the review. */
interface PartProps {
  readonly children?: ReactNode
  readonly turning: Turning
  readonly on: boolean
  onChange(on: boolean): void
}

const partsIn = (node: ReactNode): ReactElement<PartProps>[] =>
  Children.toArray(node)
    .filter((child) => isValidElement<PartProps>(child))
    .flatMap((element) => [element, ...partsIn(element.props.children)])

interface ReviewProps {
  readonly mine: readonly number[]
  readonly onlyMine: boolean
  onOnlyMine(only: boolean): void
  onDrawn(parts: readonly ReactElement<PartProps>[]): void
}

/** The review, as its screen draws it. */
function ReviewWith({ onDrawn, ...props }: ReviewProps) {
  const ignore = () => undefined
  const reviewing = { kind: 'done', review: judged, final: true } as const
  const review = {
    start: ignore,
    lookCloser: ignore,
    lookEverywhere: ignore,
    cancel: ignore,
    everywhere: false,
    reviewing,
  }
  const about = { table: tableOf(game), main: timeline, n: 0, colors: ['blue', 'red'], learn: '' } as const
  const parts = partsIn(ReplayReview({ ...about, ...props, review, onGo: ignore, onShow: ignore, onLine: ignore }))
  onDrawn(parts)
  return null
}

describe('the switch “Only mine”', () => {
  function partsOf(mine: readonly number[], onlyMine: boolean, onOnlyMine: (only: boolean) => void = () => undefined) {
    let last: readonly ReactElement<PartProps>[] = []
    renderToStaticMarkup(createElement(ReviewWith, { mine, onlyMine, onOnlyMine, onDrawn: (parts) => (last = parts) }))
    return last
  }

  function drawn(mine: readonly number[], onlyMine: boolean) {
    const parts = partsOf(mine, onlyMine)
    return {
      hasSwitch: parts.some(({ type }) => type === Switch),
      turnings: parts.filter(({ type }) => type === TurningCard).map(({ props }) => props.turning),
    }
  }

  it.each([0, 1])('limits the review to the costliest turns of seat %i', (seat) => {
    expect(drawn([seat], false)).toEqual({ hasSwitch: true, turnings: turningsOf(judged) })
    expect(drawn([seat], true)).toEqual({ hasSwitch: true, turnings: ownTurnings(judged, [seat]) })
    expect(turningsOf(judged).some((turning) => turning.seat !== seat)).toBe(true)
  })

  it('is there only for someone who played', () => {
    expect(drawn([], false)).toEqual({ hasSwitch: false, turnings: turningsOf(judged) })
  })

  it('is remembered by the screen, so that it survives a look at the table', () => {
    let onlyMine = false
    const remember = (only: boolean) => {
      onlyMine = only
    }
    const switchIn = (parts: readonly ReactElement<PartProps>[]) => parts.find(({ type }) => type === Switch)
    switchIn(partsOf([0], onlyMine, remember))?.props.onChange(true)
    expect(onlyMine).toBe(true)
    expect(switchIn(partsOf([0], onlyMine, remember))?.props.on).toBe(true)
    expect(drawn([0], onlyMine).turnings).toEqual(ownTurnings(judged, [0]))
  })
})

it('finds the judgement of the turn that a decision belongs to', () => {
  const turn = judged.turns.find(({ decisions }) => decisions > 1)
  if (turn === undefined) throw new Error('some turns have several decisions')
  expect(turnAt(judged, turn.n - 1)).toBe(turn)
  expect(turnAt(judged, turn.n)).toBe(turn)
  expect(turnAt(judged, turn.n - 1 + turn.decisions)).not.toBe(turn)
})

describe.each(LANGUAGES)('a turn that cost points in a decided game, in %s', (language) => {
  const text = createText(language)
  const [first] = judged.turns
  const turn = { ...first, loss: 0.003, points: 3.24 }
  const card = (cost: Pick<typeof turn, 'loss' | 'points'>) => {
    const [turning] = ownTurnings({ turns: [{ ...turn, ...cost }] }, [turn.seat])
    const ignore = () => undefined
    const view = viewOf(game, text)
    const about = { turning, number: 1, view, name: 'Ann', color: 'blue', current: false } as const
    return renderToStaticMarkup(createElement(TurningCard, { ...about, onShow: ignore, onTry: ignore }))
  }
  const points = (3.2).toLocaleString(language)

  it('says so on its card: points, no per cent', () => {
    const markup = card(turn)
    expect(markup).toMatch(new RegExp(`is-points">−${points} \\p{L}+<`, 'u'))
    expect(markup).toContain(costWords(text, turn))
    expect(markup).not.toContain('%')
  })

  it('is about the win chance if that was lost, too', () => {
    const markup = card({ loss: 0.2, points: 3.24 })
    expect(markup).toMatch(/is-bad">−20\s?%</)
    expect(markup).not.toContain(points)
  })

  it('is a sentence that says what was lost', () => {
    const [only, both, neither] = [turn, { loss: 0.2, points: 3.24 }, { loss: 0.2, points: 0.02 }].map((cost) =>
      costWords(text, cost),
    )
    expect(only).toContain(points)
    expect(only).not.toContain('%')
    expect(both).toContain(points)
    expect(both).toMatch(/20\s?%/)
    expect(neither).toMatch(/^\D+20\s?%\D+$/)
  })
})

/** What the table says about a turn once it has been played. */
describe.each(LANGUAGES)('the remark on a turn of the last round, in %s', (language) => {
  const text = createText(language)
  const remark = (turns: readonly ReviewedTurn[], n: number) => {
    const props = { timeline, tree: treeOf(game), n, review: { ...judged, turns }, onLine: () => undefined }
    const remarks = createElement(Remarks, props)
    return renderToStaticMarkup(createElement(TextProvider, { value: text }, remarks))
  }
  const proven = judged.turns.filter((turn) => turn.proven)
  const ends = ({ n, decisions }: ReviewedTurn) => n - 1 + decisions
  const words = (markup: string) => markup.replaceAll(/<[^>]*>/g, '').trim()

  it('says that a good one is proven', () => {
    const best = proven.find((turn) => turn.grade === 'good' && !turn.forced)
    if (best === undefined) throw new Error('some of them are good')
    expect(words(remark([best], ends(best)))).toBe(text.t('replay.grade.proven'))
    expect(remark([{ ...best, proven: false }], ends(best))).toBe('')
    expect(remark([{ ...best, forced: true }], ends(best))).toBe('')
    if (best.decisions > 1) expect(remark([best], ends(best) - 1)).toBe('')
  })

  it('says that a bad one is proven, beside what it cost', () => {
    const turn = { ...proven[0], forced: false, grade: 'blunder', loss: 0.5, points: 3 } as const
    const said = words(remark([turn], ends(turn)))
    for (const part of [text.t('replay.grade.blunder'), costWords(text, turn), text.t('review.proven')])
      expect(said).toContain(part)
    expect(words(remark([{ ...turn, proven: false }], ends(turn)))).not.toContain(text.t('review.proven'))
    expect(verdictOn(text, { ...turn, grade: 'good' })).toBe(`${costWords(text, turn)} ${text.t('review.proven')}`)
  })
})
