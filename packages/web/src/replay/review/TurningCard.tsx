import { isAboutPoints } from '@amyitis/bots'
import type { Color } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n/app'
import { about, moveNames, percent, type ReasonView, reasonOf } from '@amyitis/narration'
import { memo } from 'react'
import { Named } from '../../board/Named.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { PlayerMark } from '../../icons/PlayerMark.tsx'
import { withMinus } from '../model/signs.ts'
import { costWords, pointsLost } from './turn-cost.ts'
import type { Turning } from './turning.ts'
import './turning-card.css'

interface TurningCardProps {
  readonly turning: Turning
  readonly number: number
  readonly view: ReasonView
  readonly name: string
  readonly color: Color
  readonly current: boolean
  onShow(turning: Turning): void
  /** Plays the better line on the board. */
  onTry(turning: Turning): void
}

const PER_CENT = { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 } as const

/** How many reasons a card tells. */
const REASONS = 2

/** What became of the win chance, or the points that a turn gave away without it. */
function Change({ turning, text }: Pick<TurningCardProps, 'turning'> & { readonly text: Text }) {
  if (turning.kind === 'turn' && isAboutPoints(turning.turn))
    return <span className="turning-change is-bad is-points">{pointsLost(text, turning.turn)}</span>
  const { change } = turning
  return (
    <span className={change < 0 ? 'turning-change is-bad' : 'turning-change'}>
      {withMinus(change.toLocaleString(text.language, PER_CENT))}
    </span>
  )
}

/** What the deal did, or what was played and what would have been better. */
function Words({ turning, view }: Pick<TurningCardProps, 'turning' | 'view'>) {
  const { text } = view
  const { seat, round } = turning
  if (turning.kind === 'deal') {
    const { before, after } = turning.deal
    const chances = { before: percent(text, before[seat]), after: percent(text, after[seat]) }
    return <p>{about(view, seat, 'review.deal', { round, ...chances })}</p>
  }
  const { turn, better } = turning
  const reasons = better?.reasons.filter(({ side, shared }) => side === 'for' && shared === undefined) ?? []
  return (
    <>
      <p>
        <Named words={about(view, seat, 'review.played', { moves: moveNames(text, turn.moves) })} stops="tab" />
      </p>
      {isAboutPoints(turn) ? <p>{costWords(text, turn)}</p> : null}
      {turn.proven ? <p>{text.t('review.proven')}</p> : null}
      {better === null ? null : (
        <p className="turning-better">
          <Icon name="hint" size={16} />
          <span>
            <Named words={text.t('review.better', { moves: moveNames(text, better.moves) })} stops="tab" />
            <span className="turning-why">
              <Named
                stops="tab"
                words={reasons
                  .slice(0, REASONS)
                  .map((reason) => reasonOf(view, reason, seat))
                  .join(' ')}
              />
            </span>
          </span>
        </p>
      )}
    </>
  )
}

/** A turning point in words. */
export const TurningCard = memo(function TurningCard(props: TurningCardProps) {
  const { turning, number, view, name, color, current, onShow, onTry } = props
  const { text } = view
  const { round } = turning
  const better = turning.kind === 'turn' && turning.better !== null
  return (
    <article className={current ? 'turning is-current' : 'turning'} aria-current={current ? 'true' : undefined}>
      <header className="turning-head">
        <span className="turning-number" aria-hidden="true">
          {number}
        </span>
        <PlayerMark color={color} size={24} label={name} />
        <h3>{text.t('review.round', { round })}</h3>
        <Change turning={turning} text={text} />
      </header>
      <div className="turning-words">
        <Words turning={turning} view={view} />
      </div>
      <footer className="turning-foot">
        <button type="button" className="button" onClick={() => onShow(turning)}>
          <Icon name="eye" size={18} />
          {text.t('replay.turning.show')}
        </button>
        {better ? (
          <button type="button" className="button" onClick={() => onTry(turning)}>
            <Icon name="branch" size={18} />
            {text.t('replay.turning.try')}
          </button>
        ) : null}
      </footer>
    </article>
  )
})
