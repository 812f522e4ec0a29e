import { createBot } from '@amyitis/bots'
import {
  type Decision,
  formatMove,
  type Game,
  isOver,
  legalMoves,
  newGame,
  type PlayerCount,
  play,
  seededRandom,
  withHeaders,
} from '@amyitis/engine'
import { createText } from '@amyitis/i18n'
import { viewOf } from '@amyitis/narration'
import type { Page } from 'playwright-core'
import { choicesOf } from '../../src/board/choices.ts'
import { savedFrom } from '../../src/game/create-game.ts'
import type { GameHead } from '../../src/game/saved.ts'

const NAMES = ['Nabu', 'Sidka', 'Ninsun', 'Kubaba']

export interface Setup {
  readonly players: PlayerCount
  readonly palace: boolean
}

/** A saved game whose next question is of a given kind. */
export interface Asking extends Setup {
  readonly id: string
  readonly decision: Decision
  readonly choices: number
  /** Who is asked. */
  readonly seat: number
  /** The targets of the choices; empty where goods are picked one by one. */
  readonly targets: readonly string[]
  readonly head: GameHead
}

/** Up to this many combinations of goods are offered as choices; beyond that, goods are picked one by one. */
const MAX_OFFERED = 3
const PICKED: readonly Decision[] = ['sell', 'discard', 'exchange']

const text = createText('en')

/** Everybody plays at this screen, so that every question is asked here. */
function headOf(game: Game, id: string): GameHead {
  const seats = game.position.seats.map((_, seat) => ({ kind: 'human' as const, name: NAMES[seat] }))
  const names = seats.map(({ name }) => name)
  return { ...savedFrom(withHeaders(game, { names }), seats, 'positions', 0).head, id }
}

/** Are goods picked one by one? */
const isPicked = (decision: Decision, choices: number) => PICKED.includes(decision) && choices > MAX_OFFERED

function askingIn(game: Game, decision: Decision, choices: number, setup: Setup): Asking {
  const picked = isPicked(decision, choices)
  const id = `${decision}-${setup.players}${setup.palace ? '-palace' : ''}${picked ? '-picked' : ''}`
  const targets = picked ? [] : choicesOf(viewOf(game, text)).map(({ target }) => target)
  return { ...setup, id, decision, choices, seat: game.position.player, targets, head: headOf(game, id) }
}

/** From a few bot games, the position with the most choices for each kind of question and way to answer it, as saved games. */
export function askingGames(setup: Setup, seeds: readonly string[]): Asking[] {
  const found = new Map<string, Asking>()
  for (const seed of seeds) {
    const game = newGame({ ...setup, seed })
    const bot = createBot('gardener', { random: seededRandom(seed) })
    while (!isOver(game)) {
      const { decision } = game.position
      const choices = legalMoves(game).length
      if (decision !== undefined) {
        const way = `${decision} ${isPicked(decision, choices)}`
        if (choices > Math.max(1, found.get(way)?.choices ?? 0))
          found.set(way, askingIn(game, decision, choices, setup))
      }
      play(game, formatMove(bot.think(game.position, { iterations: 1 }).move))
    }
  }
  return [...found.values()]
}

/** The same question to the only person among bots, whose names have epithets. */
export function amongBots({ head, seat, ...asking }: Asking): Asking {
  const id = `${asking.id}-bots`
  const seats = head.seats.map((one, at) => (at === seat ? one : { kind: 'bot' as const, level: 'gardener' as const }))
  return { ...asking, id, seat, head: { ...head, id, seats } }
}

/** Stores games in the browser without playing them. */
export const saveGames = (page: Page, heads: readonly GameHead[]): Promise<void> =>
  page.evaluate(
    (all) =>
      new Promise<void>((resolve, reject) => {
        const asked = indexedDB.open('amyitis', 1)
        asked.onupgradeneeded = () => {
          asked.result.createObjectStore('heads', { keyPath: 'id' })
          asked.result.createObjectStore('moves')
        }
        asked.onerror = () => reject(asked.error)
        asked.onsuccess = () => {
          const tx = asked.result.transaction('heads', 'readwrite')
          for (const head of all) tx.objectStore('heads').put(head)
          tx.oncomplete = () => {
            asked.result.close()
            resolve()
          }
          tx.onerror = () => reject(tx.error)
        }
      }),
    heads as GameHead[],
  )
