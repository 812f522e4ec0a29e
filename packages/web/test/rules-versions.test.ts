import { readFileSync } from 'node:fs'
import { deserializePosition, serializePosition } from '@amyitis/bots'
import { formatRecord, type Game, isOver, legalMoves, newGame, openBox, STANDARD } from '@amyitis/engine'

import { createText, LANGUAGES } from '@amyitis/i18n'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createGame, savedFrom } from '../src/game/create-game.ts'
import { type GameInProgress, loggedMoves, openGame, playIn } from '../src/game/game-in-progress.ts'
import type { SavedGame } from '../src/game/saved.ts'
import type { SeatSetting } from '../src/game/seats.ts'
import { RulesNote } from '../src/panels/RulesNote.tsx'
import { olderRules } from '../src/shell/games/game-text.ts'

const SEATS: readonly SeatSetting[] = [
  { kind: 'human', name: 'Ada' },
  { kind: 'human', name: 'Ben' },
]

/** A game as stored before version 2, interrupted just before an engineer is recruited without a cube. */
function storedGame(): SavedGame {
  const golden = new URL('../../engine/test/games/golden/2p-base-01.amyitis', import.meta.url)
  const lines = readFileSync(golden, 'utf8').split('\n')
  const end = lines.findIndex((line) => /: recruit 1 engineer$/.test(line))
  const record = lines.slice(0, end).filter((line) => !/^(result|seed) /.test(line))
  const saved = createGame({ seats: SEATS, palace: false, seed: 'stored' })
  return { ...saved, head: { ...saved.head, record: record.join('\n') } }
}

function opened(saved: SavedGame): GameInProgress {
  const found = openGame(saved)
  if (!found.ok) throw new Error(found.fault?.problem)
  return found.running
}

function played(running: GameInProgress, move: string): GameInProgress {
  const moved = playIn(running, move)
  if (!moved.ok) throw new Error(`${move}: ${moved.refusal.code}`)
  return moved.running
}

const versionOf = ({ game }: GameInProgress) => game.position.box.rules.version

describe('a stored game of rules version 1', () => {
  it('is marked in the list of games, and a new one is not', () => {
    expect(olderRules(storedGame().head)).toBe('1')
    expect(olderRules(createGame({ seats: SEATS, palace: false, seed: 'new' }).head)).toBeUndefined()
  })

  it('continues by version 1, is saved and opened again, and ends by it', () => {
    const saved = storedGame()
    const before = opened(saved)
    const { player, seats } = before.game.position
    expect([versionOf(before), seats[player].cubes]).toEqual(['1', 0])
    const after = played(before, 'recruit 1 engineer')
    expect(after.game.position.seats[player].score).toBe(seats[player].score + 2)
    let now = opened({ ...saved, moves: loggedMoves(after) })
    expect(now.game.position).toEqual(after.game.position)
    while (!isOver(now.game)) {
      const moves = legalMoves(now.game)
      now = played(now, moves.includes('pass') ? 'pass' : moves[0])
    }
    expect(formatRecord(now.game).split('\n')[1]).toBe('rules 1')
  })

  it('passes its version on to games continued from it; a new game uses the newest rules', () => {
    const { game } = opened(storedGame())
    expect(versionOf(opened(savedFrom(game, SEATS, 'on', 0)))).toBe('1')
    expect(versionOf(opened(createGame({ seats: SEATS, palace: false })))).toBe('2')
  })

  it('is analysed by its own rules in a worker', () => {
    const { position } = opened(storedGame()).game
    const sent = structuredClone(serializePosition(position))
    const there = deserializePosition(sent, openBox(STANDARD, 2, false))
    expect(there).toEqual(position)
    expect(legalMoves({ position: there } as Game)).toEqual(legalMoves(opened(storedGame()).game))
  })
})

describe('the note about the rules', () => {
  const noteOf = (rules: '1' | '2', language: (typeof LANGUAGES)[number]) => {
    const { position } = newGame({ players: 2, seed: 'note', rules })
    const text = createText(language)
    return renderToStaticMarkup(createElement(RulesNote, { rules: position.box.rules, text }))
  }

  it.each(LANGUAGES)('says in %s by which version a game is played and what is different in it', (language) => {
    const note = noteOf('1', language)
    expect(note).toContain('<summary>')
    expect(note).toContain('R5.4')
  })

  it('is missing in a game by the newest rules', () => {
    expect(noteOf('2', 'en')).toBe('')
  })
})
