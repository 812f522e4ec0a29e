import { BarRows } from '../../charts/BarRows.tsx'
import { SOURCE_ICONS } from '../../charts/SourceLegend.tsx'
import type { IconName } from '../../icons/art.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { Panel } from '../../theme/Panel.tsx'
import { type Compared, type ComparedWith, compareCards, comparePoints, taste } from '../model/compare.ts'
import type { PlayedGame } from '../model/played-game.ts'
import { cardName, comparisonName, numberOf, signedOf } from './names.ts'
import './compare-panels.css'

interface CompareBarsProps<K extends string> {
  readonly title: string
  readonly description: string
  /** What the rows are, and with whom one compares: the heads of the table. */
  readonly column: string
  readonly others: string
  readonly rows: readonly Compared<K>[]
  /** Is more of it better? */
  readonly judged?: boolean
  nameOf(kind: K): string
  iconOf(kind: K): IconName
}

function trendOf(difference: number): 'good' | 'bad' | undefined {
  if (Math.abs(difference) < 0.05) return undefined
  return difference > 0 ? 'good' : 'bad'
}

function CompareBars<K extends string>(props: CompareBarsProps<K>) {
  const { title, description, column, others: who, rows, judged = false, nameOf, iconOf } = props
  const text = useText()
  const most = Math.max(0.1, ...rows.flatMap(({ own, others = 0 }) => [own, others]))
  return (
    <BarRows
      title={title}
      description={description}
      groups={[
        rows.map(({ kind, own, others }) => ({
          key: kind,
          picture: <Icon name={iconOf(kind)} size={22} />,
          name: nameOf(kind),
          bar: own / most,
          mark: others === undefined ? undefined : others / most,
          value: numberOf(text, own),
          note: others === undefined ? undefined : signedOf(text, own - others),
          trend: others === undefined || !judged ? undefined : trendOf(own - others),
        })),
      ]}
      data={{
        head: [column, text.t('stats.column.you'), who, text.t('stats.column.difference')],
        rows: rows.map(({ kind, own, others }) => [
          nameOf(kind),
          numberOf(text, own),
          others === undefined ? '–' : numberOf(text, others),
          others === undefined ? '–' : signedOf(text, own - others),
        ]),
      }}
    />
  )
}

interface ComparePanelProps {
  readonly games: readonly PlayedGame[]
  readonly comparison: ComparedWith
}

/** Points by source, beside those of the others. */
export function SourcesPanel({ games, comparison }: ComparePanelProps) {
  const text = useText()
  const title = text.t('stats.sources')
  const others = comparisonName(text, comparison)
  return (
    <Panel title={title} aside={text.t('stats.per-game')}>
      <CompareBars
        title={title}
        description={text.t('stats.sources.about', { who: others })}
        column={text.t('stats.column.source')}
        others={others}
        rows={comparePoints(games, comparison)}
        judged
        nameOf={(source) => text.name('source', source)}
        iconOf={(source) => SOURCE_ICONS[source]}
      />
    </Panel>
  )
}

/** Which cards one takes more often than the others, and which less. */
export function CardsPanel({ games, comparison }: ComparePanelProps) {
  const text = useText()
  const title = text.t('stats.cards')
  const others = comparisonName(text, comparison)
  const cards = compareCards(games, comparison)
  const { favourite, neglected } = taste(cards)
  return (
    <Panel title={title} aside={text.t('stats.per-game')}>
      {favourite === undefined && neglected === undefined ? null : (
        <ul className="stats-taste">
          {favourite === undefined ? null : (
            <li>
              <Icon name={favourite} size={28} />
              {text.t('stats.cards.favourite', { name: cardName(text, favourite) })}
            </li>
          )}
          {neglected === undefined ? null : (
            <li>
              <Icon name={neglected} size={28} />
              {text.t('stats.cards.neglected', { name: cardName(text, neglected) })}
            </li>
          )}
        </ul>
      )}
      <CompareBars
        title={title}
        description={text.t('stats.cards.about', { who: others })}
        column={text.t('stats.column.card')}
        others={others}
        rows={cards}
        nameOf={(kind) => cardName(text, kind)}
        iconOf={(kind) => kind}
      />
    </Panel>
  )
}
