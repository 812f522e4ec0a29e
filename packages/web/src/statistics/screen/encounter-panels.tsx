import { Portrait } from '../../app/people/Portrait.tsx'
import { Seal } from '../../app/people/Seal.tsx'
import { PairBars, type PairRow } from '../../charts/PairBars.tsx'
import { useText } from '../../text/use-text.ts'
import { Panel } from '../../theme/Panel.tsx'
import type { PlayedGame } from '../model/played-game.ts'
import { againstLevels, againstPeople } from '../model/results.ts'
import { levelName } from './names.ts'

/** The people one has met most often. */
const MOST = 12

function Encounters({ title, rows }: { readonly title: string; readonly rows: readonly PairRow[] }) {
  const text = useText()
  if (rows.length === 0) return null
  const columns = ['opponent', 'won', 'lost', 'drawn'] as const
  return (
    <Panel title={title} aside={text.t('stats.encounters')}>
      <PairBars
        title={title}
        description={text.t('stats.encounters.about')}
        rows={rows}
        data={{
          head: columns.map((column) => text.t(`stats.column.${column}`)),
          rows: rows.map(({ name, won, lost, drawn }) => [
            name,
            ...[won, lost, drawn].map((count) => count.toLocaleString(text.language)),
          ]),
        }}
      />
    </Panel>
  )
}

/** The results against the bots, level by level. */
export function LevelsPanel({ games }: { readonly games: readonly PlayedGame[] }) {
  const text = useText()
  const rows = againstLevels(games).map(({ level, ...encounters }) => ({
    key: level,
    picture: <Portrait level={level} size={28} />,
    name: levelName(text, level),
    ...encounters,
  }))
  return <Encounters title={text.t('stats.levels')} rows={rows} />
}

/** The results against people. */
export function PeoplePanel({ games }: { readonly games: readonly PlayedGame[] }) {
  const text = useText()
  const rows = againstPeople(games)
    .slice(0, MOST)
    .map(({ id, name, ...encounters }) => ({
      key: id,
      picture: <Seal id={id} name={name} size={28} />,
      name,
      ...encounters,
    }))
  return <Encounters title={text.t('stats.people')} rows={rows} />
}
