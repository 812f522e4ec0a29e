import { useMemo, useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { Panel } from '../../theme/Panel.tsx'
import type { PlayedGame } from '../model/played-game.ts'
import { Select } from '../parts/Select.tsx'
import { AchievementCard } from './AchievementCard.tsx'
import { achievementsOf } from './all.ts'
import { SealDefs } from './CylinderSeal.tsx'
import './achievements-view.css'

/** All seals of somebody: those that are cut, and what to do for the others. */
export function AchievementsView({ games }: { readonly games: readonly PlayedGame[] }) {
  const text = useText()
  const people = useMemo(
    () => ['', ...new Set(games.map(({ who }) => who))].filter((who, i) => i === 0 || who !== ''),
    [games],
  )
  const [who, setWho] = useState('')
  const states = useMemo(() => achievementsOf(games.filter((game) => game.who === who)), [games, who])
  const count = states.filter(({ earned }) => earned !== undefined).length
  return (
    <Panel title={text.t('stats.view.seals')} aside={<b>{text.t('stats.seals', { count, all: states.length })}</b>}>
      <SealDefs />
      <p className="page-note">{text.t('stats.seals.about')}</p>
      {people.length === 1 ? null : (
        <div className="achievements-who">
          <Select
            label={text.t('stats.filter.who')}
            value={who}
            options={people}
            nameOf={(name) => (name === '' ? text.t('stats.filter.you') : name)}
            onChange={setWho}
          />
        </div>
      )}
      <ul className="achievements">
        {states.map((state) => (
          <AchievementCard key={state.id} state={state} />
        ))}
      </ul>
    </Panel>
  )
}
