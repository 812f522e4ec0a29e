import type { KindRating, Pace, PlayerPage } from '@amyitis/protocol'
import { useState } from 'react'
import { Choices } from '../../app/settings/Choices.tsx'
import { useText } from '../../text/use-text.ts'
import { Panel } from '../../theme/Panel.tsx'
import { ratingText } from '../parts/rating-text.ts'
import { RatingCurve } from './RatingCurve.tsx'
import './rating-panel.css'

const keyOf = ({ players, pace }: { readonly players: number; readonly pace: Pace }) => `${pace} ${players}`

/** The ratings of a player, kind of game by kind of game, with the curve of the chosen one. */
export function RatingPanel({ page: { ratings, curves } }: { readonly page: PlayerPage }) {
  const text = useText()
  const played = ratings.toSorted((a, b) => b.games - a.games)
  const [chosen, setChosen] = useState<string>()
  const shown: KindRating | undefined = played.find((one) => keyOf(one) === chosen) ?? played[0]
  if (shown === undefined)
    return (
      <Panel title={text.t('online.player.curve')}>
        <p className="page-note">{text.t('online.player.curve.none')}</p>
      </Panel>
    )
  const points = curves.find((one) => keyOf(one) === keyOf(shown))?.points ?? []
  const nameOf = (key: string) => {
    const found = played.find((one) => keyOf(one) === key) ?? shown
    return text.t('online.rating.kind', { pace: text.t(`online.pace.${found.pace}`), players: found.players })
  }
  return (
    <Panel title={text.t('online.player.curve')}>
      <div className="rating-panel">
        <Choices<string>
          unlabelled
          label={text.t('online.player.size')}
          value={keyOf(shown)}
          options={played.map(keyOf)}
          nameOf={nameOf}
          onChange={setChosen}
        />
        <p className="rating-panel-now">
          <b className="rating-panel-number">{ratingText(text, shown)}</b>
          {shown.provisional ? <i>{text.t('online.rating.provisional')}</i> : null}
          <span className="page-note">{text.t('online.rating.games', { count: shown.games })}</span>
        </p>
        {points.length === 0 ? null : <RatingCurve points={points} provisional={shown.provisional} />}
      </div>
    </Panel>
  )
}
