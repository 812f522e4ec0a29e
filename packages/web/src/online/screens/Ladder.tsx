import type { Ladder as Found, Pace } from '@amyitis/protocol'
import { useEffect, useState } from 'react'
import { Page } from '../../app/Page.tsx'
import { Choices } from '../../app/settings/Choices.tsx'
import { useText } from '../../app/text.ts'
import { getLadder } from '../api/calls.ts'
import { useWho } from '../api/who.ts'
import { problemWords } from '../api/words.ts'
import '../../app/settings/settings.css'
import './ladder.css'

const COUNTS = [2, 3, 4] as const
const PACES: readonly Pace[] = ['live', 'correspondence']

function Standings({ rows }: { readonly rows: Found['rows'] }) {
  const text = useText()
  const { me } = useWho()
  return (
    <table className="online-ladder">
      <thead>
        <tr>
          <th scope="col">
            <span className="online-ladder-place">{text.t('online.ladder.place')}</span>
          </th>
          <th scope="col">{text.t('online.ladder.name')}</th>
          <th scope="col">{text.t('online.ladder.rating')}</th>
          <th scope="col">{text.t('online.ladder.games')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ player, rating, uncertainty, games }, i) => (
          <tr key={player.id} className={player.id === me?.id ? 'is-own' : undefined}>
            <td>{i + 1}</td>
            <th scope="row">{player.name ?? text.t('online.seat.erased')}</th>
            <td>{text.t('online.rating.value', { rating, uncertainty })}</td>
            <td>{games}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The best players of rated games, by how many play and how fast. */
export function Ladder() {
  const text = useText()
  const [players, setPlayers] = useState<(typeof COUNTS)[number]>(2)
  const [pace, setPace] = useState<Pace>('live')
  const [ladder, setLadder] = useState<Found>()
  const [trouble, setTrouble] = useState<string>()
  useEffect(() => {
    let left = false
    getLadder(players, pace).then((found) => {
      if (left) return
      setLadder(found.ok ? found.value : undefined)
      setTrouble(found.ok ? undefined : found.code)
    })
    return () => {
      left = true
    }
  }, [players, pace])
  const rows = ladder?.players === players && ladder.pace === pace ? ladder.rows : undefined
  return (
    <Page title={text.t('online.ladder')}>
      <p className="page-note">{text.t('online.ladder.about')}</p>
      <section className="page-card">
        <Choices
          label={text.t('online.ladder.players')}
          value={players}
          options={COUNTS}
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
        <p className="page-note">{text.t('online.pace.about')}</p>
        <p className="page-fault" role="status">
          {trouble === undefined ? null : problemWords(text, trouble)}
        </p>
        {rows?.length === 0 ? <p className="page-note">{text.t('online.ladder.none')}</p> : null}
        {rows === undefined || rows.length === 0 ? null : <Standings rows={rows} />}
      </section>
    </Page>
  )
}
