import { COURT, type Court, GOODS, PLAYER_COUNTS, type PlayerCount, ROWS, RULE_VALUES, TRADES } from '@amyitis/engine'
import { cardId } from '../cards.ts'
import type { Book, Grid } from './page.ts'

// Tables of what is in the box: the numbers are those of the edition.

const playersHead = ({ text }: Book): string[] => PLAYER_COUNTS.map((count) => text.t('rules.players', { count }))

export function tokensGrid({ text, edition }: Book): Grid {
  const { tokens: box } = edition
  return {
    caption: text.t('rules.tokens'),
    head: [text.t('rules.tokens.piece'), text.t('rules.tokens.count')],
    icons: [...GOODS, 'camel', 'talent', 'cube-blue', 'cube-neutral'],
    rows: [
      ...GOODS.map((good) => [text.name('good', good), String(box.goods[good])]),
      [text.t('rules.tokens.camels'), String(box.camels)],
      [text.t('rules.tokens.talents'), String(box.talents)],
      [text.t('rules.tokens.cubes'), String(box.cubesPerPlayer)],
      [text.t('rules.tokens.neutral'), String(box.neutralCubes)],
    ],
  }
}

/** R2.3 */
export function tradesGrid(book: Book): Grid {
  const { text, edition } = book
  return {
    caption: text.t('rules.R2.3.trades'),
    head: [text.t('glossary.trade'), ...playersHead(book)],
    icons: TRADES,
    rows: TRADES.map((trade) => [
      text.name('trade', trade),
      ...PLAYER_COUNTS.map((count) => String(edition.trades[trade][count])),
    ]),
  }
}

/** R6.1 */
export function fieldsGrid({ text, edition }: Book): Grid {
  const width = Math.max(...ROWS.map((row) => edition.fields[row].length))
  return {
    caption: text.t('rules.R6.1.caption'),
    head: [text.t('rules.R6.1.row'), ...Array.from({ length: width }, (_, place) => String(place + 1))],
    rows: ROWS.map((row) => [text.name('row', row), ...edition.fields[row].map((good) => text.name('good', good))]),
  }
}

/** R7.1 */
export function citiesGrid({ text, edition }: Book): Grid {
  return {
    caption: text.t('rules.R7.1.caption'),
    head: [text.t('rules.R7.1.city'), text.t('rules.R7.1.asks'), text.t('rules.R7.1.offers')],
    icons: edition.cities.map(({ good }) => good ?? 'any-good'),
    rows: edition.cities.map(({ id, kind, good, offers = [] }) => {
      const name = text.name('city', id)
      if (kind === 'babylon')
        return [name, text.t('rules.R7.1.babylon.asks', RULE_VALUES), text.t('rules.R7.1.babylon.offers')]
      const asks = good === undefined ? '' : text.name('good', good)
      if (kind === 'plant') return [name, asks, text.t('rules.R7.1.plant')]
      const [one, two] = offers.map((court) => text.name('court', court))
      return [name, asks, two === undefined ? one : text.t('rules.R7.1.or', { one, two })]
    }),
  }
}

/** R7.6 */
export function plantsGrid({ text, edition }: Book): Grid {
  const where = (city: 'eshnunna' | 'ur' | 'mari' | 'khorsabad') => text.name('city', city)
  const low = (['eshnunna', 'ur', 'mari'] as const).map(where).join(', ')
  return {
    caption: text.t('rules.R7.6.caption'),
    head: [text.t('rules.R7.6.start'), text.t('rules.R7.6.face'), text.t('rules.R7.6.other')],
    rows: (['reed', 'iris', 'lily', 'khorsabad'] as const).map((card) => [
      card === 'khorsabad' ? where(card) : low,
      ...edition.plants[card].map(({ quality, good }) =>
        good === undefined
          ? text.t('rules.R7.6.quality', { quality })
          : text.t('rules.R7.6.quality.good', { quality, good }),
      ),
    ]),
  }
}

/** What a court card does. */
function effect({ text, edition }: Book, kind: Court, level: number): string {
  const { court } = edition
  if (kind === 'banker') {
    const { talents, points } = court.banker[level - 1]
    const parts = [text.t('part.talents', { count: talents })]
    if (points > 0) parts.push(text.t('part.points', { count: points }))
    return text.t('rules.R8.1.banker', { parts: text.list(parts) })
  }
  if (kind === 'caravaneer') {
    const { bonus, keeps } = level === 0 ? court.caravaneerZero : court.caravaneer[level - 1]
    return text.t('rules.R8.1.caravaneer', { bonus, keeps })
  }
  if (kind === 'palace') return text.t('rules.R8.1.palace', { points: court.palace[level - 1].points })
  return text.t('rules.R8.1.gardener')
}

/** R8.1 */
export function courtGrid(book: Book): Grid {
  const { text, edition } = book
  const row = (kind: Court, level: number, copies: readonly string[]) => [
    text.name('card', cardId(kind, level)),
    effect(book, kind, level),
    ...copies,
  ]
  const numbers = (copies: Readonly<Record<PlayerCount, number>>) => PLAYER_COUNTS.map((count) => String(copies[count]))
  return {
    caption: text.t('rules.R8.1.caption'),
    head: [text.t('rules.R8.1.card'), text.t('rules.R8.1.effect'), ...playersHead(book)],
    icons: COURT.flatMap((kind) => {
      if (kind === 'gardener') return [kind]
      const levels = edition.court[kind].map(() => kind)
      return kind === 'caravaneer' ? [kind, ...levels] : levels
    }),
    rows: COURT.flatMap((kind) => {
      if (kind === 'gardener') return [row(kind, 0, numbers(edition.court.gardener.copies))]
      const levels = edition.court[kind].map(({ level, copies }) => row(kind, level, numbers(copies)))
      if (kind !== 'caravaneer') return levels
      return [
        row(
          kind,
          0,
          PLAYER_COUNTS.map(() => text.t('rules.R8.1.each')),
        ),
        ...levels,
      ]
    }),
  }
}

/** R4.2 */
export function incomeGrid({ text, edition }: Book): Grid {
  return {
    caption: text.t('rules.R4.2.caption'),
    head: [text.t('rules.R8.1.card'), text.t('glossary.income')],
    icons: edition.court.banker.map(() => 'banker'),
    rows: edition.court.banker.map(({ level, talents, points }) => {
      const parts = [text.t('part.talents', { count: talents })]
      if (points > 0) parts.push(text.t('part.points', { count: points }))
      return [text.name('card', cardId('banker', level)), text.list(parts)]
    }),
  }
}

/** R7.2, R10.3 */
export function caravaneersGrid({ text, edition }: Book, what: 'bonus' | 'keeps'): Grid {
  const caption = text.t(what === 'bonus' ? 'rules.R7.2.caption' : 'rules.R10.3.caption')
  const levels = [edition.court.caravaneerZero, ...edition.court.caravaneer]
  return {
    caption,
    head: [text.t('rules.R8.1.card'), caption],
    icons: levels.map(() => 'caravaneer'),
    rows: levels.map((card, level) => [text.name('card', cardId('caravaneer', level)), String(card[what])]),
  }
}

/** R10.2 */
export function templesGrid({ text }: Book): Grid {
  const { mardukFirst, mardukSecond } = RULE_VALUES
  const points = (count: number) => text.t('part.points', { count })
  return {
    caption: text.t('rules.R10.2.caption'),
    head: [text.t('rules.R10.2.temple'), text.t('rules.R10.2.first'), text.t('rules.R10.2.second')],
    icons: ['ishtar', 'marduk', 'tammouz'],
    rows: [
      [text.name('temple', 'ishtar'), text.t('rules.R10.2.ishtar.first'), text.t('rules.R10.2.ishtar.second')],
      [text.name('temple', 'marduk'), points(mardukFirst), points(mardukSecond)],
      [text.name('temple', 'tammouz'), text.t('rules.R10.2.tammouz.first'), text.t('rules.R10.2.tammouz.second')],
    ],
  }
}

const favourWith = ({ text, edition }: Book, count: PlayerCount): string =>
  edition.favour[count].map(({ points, tiles }) => text.t('rules.R11.2.step', { points, tiles })).join(', ')

/** R11.1, R11.2 */
export function endGrid(book: Book): Grid {
  const { text, edition } = book
  return {
    caption: text.t('rules.R11.1.caption'),
    head: [text.t('rules.players.head'), text.t('rules.R11.1.left'), text.t('glossary.favour')],
    rows: PLAYER_COUNTS.map((count) => [String(count), String(edition.endTiles[count]), favourWith(book, count)]),
  }
}

/** R11.1 */
export function lastTilesGrid({ text, edition }: Book): Grid {
  const caption = text.t('rules.R11.1.left')
  return {
    caption,
    head: [text.t('rules.players.head'), caption],
    rows: PLAYER_COUNTS.map((count) => [String(count), String(edition.endTiles[count])]),
  }
}

/** R11.2 */
export function favourGrid(book: Book): Grid {
  const caption = book.text.t('glossary.favour')
  return {
    caption,
    head: [book.text.t('rules.players.head'), caption],
    rows: PLAYER_COUNTS.map((count) => [String(count), favourWith(book, count)]),
  }
}

/** R9.2 */
export function tilesGrid({ text, edition }: Book): Grid {
  const all = Object.entries(edition.tiles).filter(([id]) => id !== '$comment' && id !== 'source')
  return {
    caption: text.t('rules.R9.2.caption'),
    head: [text.t('rules.R9.2.quality'), text.t('rules.R9.2.points'), text.t('rules.R9.2.bonus')],
    rows: all.map(([, { quality, points, talents = 0, camels = 0, goods = 0, good, court, top }]) => {
      const parts = [
        ...(talents > 0 ? [text.t('part.talents', { count: talents })] : []),
        ...(camels > 0 ? [text.t('part.camels', { count: camels })] : []),
        ...(good === undefined ? [] : [text.t('part.good', { good })]),
        ...(goods > 0 ? [text.t('part.goods', { count: goods })] : []),
        ...(court === 'any'
          ? [text.t('part.any-court')]
          : court === undefined
            ? []
            : [text.t('part.court', { court })]),
      ]
      return [
        top === true ? text.t('rules.R9.2.top', { quality }) : String(quality),
        String(points),
        parts.length > 0 ? parts.join(', ') : text.t('rules.R9.2.none'),
      ]
    }),
  }
}
