import { percent } from '@amyitis/narration'
import { routeTo } from '../../app/router.ts'
import { BarRows } from '../../charts/BarRows.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { Panel } from '../../theme/Panel.tsx'
import { type Opening, openingsOf } from '../model/openings.ts'
import type { PlayedGame } from '../model/played-game.ts'
import { ACTION_ICONS, actionName, numberOf } from './names.ts'
import './openings-panel.css'

/** How many are drawn; all of them are in the table. */
const SHOWN = 8

const Pictures = ({ actions }: Pick<Opening, 'actions'>) => (
  <span className="opening-pictures">
    {actions.map((action, turn) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the turns stay in their order
      <Icon key={turn} name={ACTION_ICONS[action]} size={22} />
    ))}
  </span>
)

/** How the games went, by their first three turns. */
export function OpeningsPanel({ games }: { readonly games: readonly PlayedGame[] }) {
  const text = useText()
  const title = text.t('stats.openings')
  const openings = openingsOf(games)
  const nameOf = ({ actions }: Opening) => actions.map((action) => actionName(text, action)).join(', ')
  const number = (count: number) => count.toLocaleString(text.language)
  const columns = ['opening', 'games', 'won', 'share', 'chance', 'points'] as const
  return (
    <Panel title={title} aside={text.t('stats.openings.turns')}>
      <BarRows
        title={title}
        description={text.t('stats.openings.about')}
        stacked
        groups={[
          openings.slice(0, SHOWN).map((opening) => ({
            key: opening.actions.join(' '),
            picture: <Pictures actions={opening.actions} />,
            name: nameOf(opening),
            bar: opening.won / opening.games,
            mark: opening.expected,
            value: percent(text, opening.won / opening.games),
            note: `${number(opening.won)} / ${number(opening.games)}`,
          })),
        ]}
        data={{
          head: columns.map((column) => text.t(`stats.column.${column}`)),
          rows: openings.map((opening) => [
            nameOf(opening),
            number(opening.games),
            number(opening.won),
            percent(text, opening.won / opening.games),
            percent(text, opening.expected),
            numberOf(text, opening.points),
          ]),
        }}
      />
      <p className="page-actions">
        <a className="button" href={routeTo({ screen: 'openings', rest: ['mine'] })}>
          <Icon name="chart" size={18} />
          {text.t('stats.openings.explore')}
        </a>
      </p>
    </Panel>
  )
}
