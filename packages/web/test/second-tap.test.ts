import { legalMoves, newGame, play } from '@amyitis/engine'
import { createText } from '@amyitis/i18n'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Choice } from '../src/board/model.ts'
import { type Board, waitsForTap } from '../src/board/use-board.ts'
import { type ReplayState, replayReducer, startReplay } from '../src/replay/model/replay-state.ts'
import { useReplayTable } from '../src/replay/screen/use-replay-table.ts'
import { TextProvider } from '../src/text/use-text.ts'
import { timelineOf } from '../src/timeline/timeline.ts'

const now = vi.hoisted(() => ({ confirms: 'touch', touched: false }))
vi.mock('../src/app/settings/settings-store.ts', () => ({ getSettings: () => now, useSettings: () => now }))
vi.mock('../src/board/last-pointer.ts', () => ({ wasTouched: () => now.touched }))
vi.mock('../src/table/layout/use-size.ts', () => ({ useSize: () => 'desktop' }))

const choice = (kind: 'pass' | 'noble'): Choice => ({
  move: { kind },
  notation: kind,
  target: kind,
  name: '',
  detail: '',
  effects: [],
})

beforeEach(() => {
  now.confirms = 'touch'
  now.touched = false
})

describe('a choice', () => {
  it.each([
    ['touch', true, true],
    ['touch', false, false],
    ['always', false, true],
    ['never', true, false],
  ])('with “%s” and a finger (%s) waits for a second tap: %s', (confirms, touched, waits) => {
    Object.assign(now, { confirms, touched })
    expect(waitsForTap(choice('pass'), undefined)).toBe(waits)
    expect(waitsForTap(choice('pass'), choice('noble'))).toBe(waits)
    expect(waitsForTap(choice('pass'), choice('pass'))).toBe(false)
  })
})

interface TableProps {
  readonly look: ReplayState
  onPlay(move: string): void
  onDrawn(chooser: Board): void
}

function Table({ look, onPlay, onDrawn }: TableProps) {
  onDrawn(useReplayTable(look, { seats: undefined }, onPlay))
  return null
}

describe('“What if?”', () => {
  const game = newGame({ players: 2, seed: 'tap' })
  play(game, legalMoves(game)[0])
  const look = replayReducer(startReplay(timelineOf(game), 0), { do: 'try' })

  /** Taps on the first choice offered. */
  function tap(): string[] {
    const played: string[] = []
    let chooser: Board | undefined
    const props: TableProps = { onPlay: (move) => played.push(move), onDrawn: (drawn) => (chooser = drawn), look }
    renderToStaticMarkup(createElement(TextProvider, { value: createText('en') }, createElement(Table, props)))
    const { table } = chooser as unknown as Board
    table.choose(table.choices[0])
    return played
  }

  it('shows what a move brings on the first tap, and does not play it', () => {
    now.touched = true
    expect(tap()).toEqual([])
  })

  it('plays a clicked choice at once', () => {
    expect(tap()).toEqual([legalMoves(newGame({ players: 2, seed: 'tap' }))[0]])
  })
})
