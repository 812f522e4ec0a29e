import { PLAYER_COUNTS } from '@amyitis/engine'
import type { Ladder as Found, Pace } from '@amyitis/protocol'
import { useEffect, useState } from 'react'
import { GatePage } from '../../app/page/Page.tsx'
import { Choices } from '../../app/settings/Choices.tsx'
import { useText } from '../../text/use-text.ts'
import { getLadder } from '../api/calls.ts'
import { problemText } from '../api/problem-text.ts'
import { LadderTable } from '../parts/LadderTable.tsx'
import { ratingText } from '../parts/rating-text.ts'
import './ladder.css'

const PACES: readonly Pace[] = ['live', 'correspondence']

/** The best players of rated games, by how many play and how fast. */
export function Ladder() {
  const text = useText()
  const [players, setPlayers] = useState<(typeof PLAYER_COUNTS)[number]>(2)
  const [pace, setPace] = useState<Pace>('live')
  const [ladder, setLadder] = useState<Found>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    let left = false
    getLadder(players, pace).then((found) => {
      if (left) return
      setLadder(found.ok ? found.value : undefined)
      setProblem(found.ok ? undefined : found.code)
    })
    return () => {
      left = true
    }
  }, [players, pace])
  const rows = ladder?.players === players && ladder.pace === pace ? ladder.rows : undefined
  return (
    <GatePage title={text.t('online.ladder')} about={text.t('online.ladder.about')}>
      <section className="page-card">
        <div className="ladder-kinds">
          <Choices
            label={text.t('online.ladder.players')}
            value={players}
            options={PLAYER_COUNTS}
            nameOf={String}
            onChange={setPlayers}
          />
          <Choices<Pace>
            label={text.t('online.pace')}
            value={pace}
            options={PACES}
            nameOf={(one) => text.t(`online.pace.${one}`)}
            onChange={setPace}
          />
        </div>
        <p className="page-note">{text.t('online.pace.about')}</p>
        <p className="page-fault" role="status">
          {problem === undefined ? null : problemText(text, problem)}
        </p>
        {rows?.length === 0 ? <p className="page-note">{text.t('online.ladder.none')}</p> : null}
        {rows === undefined || rows.length === 0 ? null : (
          <LadderTable
            games
            rows={rows.map((row, i) => ({ place: i + 1, row }))}
            caption={text.t('online.ladder')}
            ratingOf={(row) => ratingText(text, row)}
          />
        )}
      </section>
    </GatePage>
  )
}
