import { PLANTS, PLAYER_COUNTS, RULE_VALUES } from '@amyitis/engine'
import { tokensGrid, tradesGrid } from '../grids.ts'
import { type Book, clause, grid, type RulesPage } from '../page.ts'

/** R2.2 Where the plant cards lie, and with which face up. */
function plantsLaidOut({ text, edition: { plants } }: Book): string {
  const [both, other] = plants.khorsabad.map(({ quality }) => quality)
  const [first, ...more] = PLANTS.filter((card) => card !== 'khorsabad').map((card) => plants[card][0].quality)
  if (both !== other || more.some((quality) => quality !== first)) return text.t('rules.R2.2.edition')
  return text.t('rules.R2.2', { both, first })
}

export function table(book: Book): RulesPage {
  const { text, edition } = book
  const { t } = text
  const tiles = Object.values(edition.tiles)
  const drawn = (quality: number) => tiles.filter((tile) => tile.quality === quality && tile.top !== true).length
  const empty = PLAYER_COUNTS.filter((players) => edition.emptySquares[players].length > 0).map((players) =>
    t('rules.R2.5.empty', { players, squares: text.list([...edition.emptySquares[players]]) }),
  )
  return {
    id: 'table',
    title: t('rules.table.title'),
    sections: [
      clause('R1.2', t('rules.R1.2.name'), t('rules.R1.2')),
      clause('R1.3', t('rules.R1.3.name'), t('rules.R1.3')),
      clause('R1.4', t('rules.R1.4.name'), t('rules.R1.4')),
      clause('R1.5', t('rules.R1.5.name'), t('rules.R1.5'), grid(tokensGrid(book))),
      clause('R2.1', t('rules.R2.1.name'), t('rules.R2.1')),
      clause('R2.2', t('rules.R2.2.name'), plantsLaidOut(book)),
      clause('R2.3', t('rules.R2.3.name'), t('rules.R2.3'), grid(tradesGrid(book))),
      clause('R2.4', t('rules.R2.4.name'), t('rules.R2.4')),
      clause(
        'R2.5',
        t('rules.R2.5.name'),
        t('rules.R2.5', {
          points: tiles.find((tile) => tile.top === true)?.points ?? 0,
          third: drawn(3),
          second: drawn(2),
          first: drawn(1),
        }),
        ...empty,
      ),
      clause('R2.6', t('rules.R2.6.name'), t('rules.R2.6', RULE_VALUES)),
    ],
  }
}
