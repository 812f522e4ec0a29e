import type { Text } from '@amyitis/i18n/app'
import { percent } from '@amyitis/narration'
import { BarRows } from '../../charts/BarRows.tsx'
import { useText } from '../../text/use-text.ts'
import { Panel } from '../../theme/Panel.tsx'
import type { PlayedGame } from '../model/played-game.ts'
import { resultsOf, type WinShare } from '../model/results.ts'

interface NamedShare extends WinShare {
  readonly name: string
}

const named = <K extends string | number>(shares: readonly WinShare<K>[], nameOf: (kind: K) => string): NamedShare[] =>
  shares.map((share) => ({ ...share, name: nameOf(share.kind) }))

function namedResults(text: Text, games: readonly PlayedGame[]): NamedShare[][] {
  const { players, palace, start } = resultsOf(games)
  return [
    named(players, (count) => text.t('stats.players', { count })),
    named(palace, (kind) => text.t(`stats.palace.${kind}`)),
    named(start, (place) => text.t('stats.start', { place: place + 1 })),
  ]
}

/** How often games were won, by size, with and without the Palace, and by place in the turn order. */
export function ResultsPanel({ games }: { readonly games: readonly PlayedGame[] }) {
  const text = useText()
  const groups = namedResults(text, games)
  const columns = ['kind', 'games', 'won', 'share', 'chance'] as const
  const number = (count: number) => count.toLocaleString(text.language)
  return (
    <Panel title={text.t('stats.results')}>
      <BarRows
        title={text.t('stats.results')}
        description={text.t('stats.results.about')}
        groups={groups.map((shares) =>
          shares.map(({ kind, name, games: count, won, expected }) => ({
            key: String(kind),
            name,
            bar: won / count,
            mark: expected,
            value: percent(text, won / count),
            note: `${number(won)} / ${number(count)}`,
          })),
        )}
        data={{
          head: columns.map((column) => text.t(`stats.column.${column}`)),
          rows: groups
            .flat()
            .map(({ name, games: count, won, expected }) => [
              name,
              number(count),
              number(won),
              percent(text, won / count),
              percent(text, expected),
            ]),
        }}
      />
    </Panel>
  )
}
