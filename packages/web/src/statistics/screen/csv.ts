import type { Text } from '@amyitis/i18n/app'
import { routeTo } from '../../app/router.ts'
import { SOURCES } from '../../timeline/points.ts'
import { actionsIn } from '../model/openings.ts'
import { marginOf, own, type PlayedGame, playersIn, startPlace } from '../model/played-game.ts'
import { actionName, opponentNames } from './names.ts'

/** A text that a spreadsheet would take for a formula is quoted as text, also where it expects the other separator. */
const harmless = (text: string): string => text.replaceAll(/(^|[;,])(?=[=+\-@\t\r])/g, "$1'")

const quoted = (text: string): string => (/[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/**
 * RFC 4180, with a byte order mark, without which spreadsheets misread accents. Where the decimal mark is a comma, spreadsheets
 * expect semicolons between the cells.
 */
export function csvOf(rows: readonly (readonly (string | number)[])[], language: string): string {
  const [mark] = (0.5).toLocaleString(language).match(/[^\d]/) ?? ['.']
  const separator = mark === ',' ? ';' : ','
  const cell = (value: string | number) =>
    typeof value === 'number' ? String(value).replace('.', mark) : quoted(harmless(value))
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('')}`
}

const COLUMNS = ['date', 'players', 'palace', 'start', 'opponents', 'rank', 'points', 'margin', 'rounds'] as const

const round = (value: number) => Math.round(value * 10) / 10

/** One line for each game, below the names of the columns; `page` is the address of the app. */
export function csvRows(text: Text, games: readonly PlayedGame[], page: string): (string | number)[][] {
  const head = [
    ...COLUMNS.map((column) => text.t(`stats.column.${column}`)),
    text.t('stats.filter.edition'),
    ...SOURCES.map((source) => text.name('source', source)),
    ...[text.t('stats.column.opening'), text.t('stats.column.accuracy'), text.t('stats.column.link')],
  ]
  const rows = games.map((game) => {
    const { score, points, opening } = own(game)
    return [
      new Date(game.at).toISOString().slice(0, 10),
      playersIn(game),
      text.t(game.facts.palace ? 'stats.yes' : 'stats.no'),
      startPlace(game) + 1,
      opponentNames(text, game).join('; '),
      game.ranks[game.seat],
      score,
      marginOf(game),
      game.facts.rounds,
      game.facts.edition ?? text.t('stats.filter.standard'),
      ...SOURCES.map((source) => points[source] ?? 0),
      actionsIn(opening)
        .map((action) => actionName(text, action))
        .join('; '),
      game.accuracy === undefined ? '' : round(game.accuracy),
      `${page}${routeTo({ screen: 'replay', rest: [game.kind, game.id] })}`,
    ]
  })
  return [head, ...rows]
}
