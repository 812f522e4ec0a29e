import { GOODS, openBox, PLAYER_COUNTS, type PlayerCount, ROWS, SIDES, TRADES } from '@amyitis/engine'
import { citiesGrid, courtGrid, endGrid, fieldsGrid, plantsGrid, tilesGrid, tokensGrid, tradesGrid } from '../grids.ts'
import { type Book, type Grid, grid, list, type RulesPage, section } from '../page.ts'
import { type Parts, statusOf, withStatus } from '../sources.ts'

const byPlayers = ({ text }: Book): Parts =>
  Object.fromEntries(PLAYER_COUNTS.map((count) => [count, text.t('rules.players', { count })]))

function tokenStatuses({ text, edition }: Book): string[] {
  const { source } = edition.tokens
  const of = (key: string) => statusOf(text, source, { [key]: key })
  return [...GOODS.map(() => of('goods')), ...['camels', 'talents', 'cubesPerPlayer', 'neutralCubes'].map(of)]
}

function courtStatuses({ text, edition }: Book): string[] {
  const parts = { effect: text.t('rules.R8.1.effect'), copies: text.t('rules.box.copies') }
  const { banker, caravaneerZero, caravaneer, palace, gardener } = edition.court
  // In the order of the table of court cards.
  const cards: readonly { readonly source?: unknown }[] = [
    ...banker,
    caravaneerZero,
    ...caravaneer,
    ...palace,
    gardener,
  ]
  return cards.map(({ source }) => statusOf(text, source, parts))
}

function plantStatuses({ text, edition }: Book): string[] {
  const parts = { face: text.t('rules.R7.6.face'), other: text.t('rules.R7.6.other') }
  return (['reed', 'iris', 'lily', 'khorsabad'] as const).map((card) => {
    const [face, other] = edition.plants[card]
    return statusOf(text, { face: face.source, other: other.source }, parts)
  })
}

function tileStatuses({ text, edition }: Book): string[] {
  const parts = {
    quality: text.t('rules.R9.2.quality'),
    points: text.t('rules.R9.2.points'),
    talents: text.t('rules.tokens.talents'),
  }
  return Object.entries(edition.tiles)
    .filter(([id]) => id !== '$comment' && id !== 'source')
    .map(([, tile]) => statusOf(text, tile.source, parts))
}

function endStatuses(book: Book): string[] {
  const { text, edition } = book
  const parts = { left: text.t('rules.R11.1.left'), favour: text.t('glossary.favour') }
  const of = (source: unknown, count: PlayerCount) =>
    typeof source === 'object' && source !== null ? (source as Readonly<Record<string, unknown>>)[count] : source
  return PLAYER_COUNTS.map((count) => {
    const left = of(edition.endTiles.source, count)
    return statusOf(text, { left, favour: of(edition.favour.source, count) }, parts)
  })
}

/** R2.5, R3.3, R3.5 What is printed on the garden. */
function garden({ text, edition }: Book): Grid {
  const { t } = text
  const { zones } = openBox(edition, 4, false)
  const double = SIDES.filter((_, side) => zones[side] === 2)
  const { source } = edition.doubleSides
  const none = t('rules.box.none')
  const passes = edition.doublePasses === 'first' ? 'rules.box.passes.first' : 'rules.box.passes.none'
  const sidesKey = edition.doubleSides.sides === undefined ? 'minFloor' : 'sides'
  return {
    caption: t('rules.box.garden'),
    head: [t('rules.box.garden'), t('rules.box.value'), t('rules.box.status')],
    known: true,
    rows: [
      [t('rules.box.double'), double.join(', ') || none, statusOf(text, source, { [sidesKey]: '' })],
      [t('rules.box.passes'), t(passes), statusOf(text, source, { doublePasses: '' })],
      ...PLAYER_COUNTS.map((players) => [
        t('rules.box.empty', { players }),
        edition.emptySquares[players].join(', ') || none,
        statusOf(text, edition.emptySquares.source, { [players]: '' }),
      ]),
    ],
  }
}

/** What is in the box, and how each value is known. */
export function box(book: Book): RulesPage {
  const { text, edition } = book
  const { t } = text
  const players = byPlayers(book)
  const shown = (table: Grid, statuses: readonly string[]) => grid(withStatus(text, table, statuses))
  const ofFields = statusOf(text, edition.fields.source)
  return {
    id: 'box',
    title: t('rules.box.title'),
    sections: [
      section(
        'box-known',
        t('rules.box.known.name'),
        t('rules.box.known'),
        list(t('rules.box.known.printed'), t('rules.box.known.derived'), t('rules.box.known.reconstructed')),
      ),
      section('box-pieces', t('rules.box.pieces.name'), shown(tokensGrid(book), tokenStatuses(book))),
      section(
        'box-cards',
        t('rules.box.cards.name'),
        shown(
          tradesGrid(book),
          TRADES.map((trade) => statusOf(text, edition.trades[trade].source, players)),
        ),
        shown(courtGrid(book), courtStatuses(book)),
        shown(plantsGrid(book), plantStatuses(book)),
      ),
      section(
        'box-board',
        t('rules.box.board.name'),
        grid(garden(book)),
        shown(
          fieldsGrid(book),
          ROWS.map(() => ofFields),
        ),
        shown(
          citiesGrid(book),
          edition.cities.map(({ source }) => statusOf(text, source)),
        ),
        shown(endGrid(book), endStatuses(book)),
      ),
      section('box-tiles', t('rules.box.tiles.name'), shown(tilesGrid(book), tileStatuses(book))),
    ],
  }
}
