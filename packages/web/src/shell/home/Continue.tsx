import { COLORS } from '@amyitis/engine'
import { lazy, Suspense } from 'react'
import { routeTo } from '../../app/router.ts'
import type { GameHead } from '../../game/saved.ts'
import { isHuman } from '../../game/seats.ts'
import { Icon } from '../../icons/Icon.tsx'
import { PlayerMark } from '../../icons/PlayerMark.tsx'
import { useText } from '../../text/use-text.ts'
import { playerLabels, standingText } from '../games/game-text.ts'
import './continue.css'

const GameGarden = lazy(() => import('../games/GameGarden.tsx').then(({ GameGarden }) => ({ default: GameGarden })))

/** The game that was played last, if it is not over: its garden, its score, and the way back to it. */
export function Continue({ head }: { readonly head: GameHead }) {
  const text = useText()
  const { id, seats, summary, title } = head
  const labels = playerLabels(text, head)
  const mine = summary.player !== undefined && isHuman(seats[summary.player])
  return (
    <a className="continue" href={routeTo({ screen: 'play', id })}>
      <span className="continue-garden">
        <Suspense fallback={<span className="continue-frame" />}>
          <GameGarden head={head} />
        </Suspense>
      </span>
      <span className="continue-words">
        <span className="continue-state">
          <b className={mine ? 'continue-turn is-mine' : 'continue-turn'}>{standingText(text, head)}</b>{' '}
          {text.t('home.continue.where', { round: summary.round })}
        </span>
        <b className="continue-name">{title ?? text.t('home.continue')}</b>
        <span className="continue-scores">
          {labels.map((name, i) => (
            <span key={COLORS[i]} className="continue-score">
              <PlayerMark color={COLORS[i]} size={18} />
              {name} <b>{summary.scores[i]}</b>
            </span>
          ))}
        </span>
      </span>
      <span className="button button-primary continue-go">
        <Icon name="play" size={18} />
        {text.t('home.continue.go')}
      </span>
    </a>
  )
}
