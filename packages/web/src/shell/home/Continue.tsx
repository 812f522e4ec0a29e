import { COLORS } from '@amyitis/engine'
import { routeTo } from '../../app/router.ts'
import { useText } from '../../app/text.ts'
import { isHuman } from '../../game/seats.ts'
import { Icon } from '../../icons/icon.tsx'
import { PlayerMark } from '../../icons/player-mark.tsx'
import type { Games } from '../games/use-games.ts'
import { company, standing } from '../games/words.ts'

/** The game that was played last, if it is not over. */
export function Continue({ games }: { readonly games: Games }) {
  const text = useText()
  const head = typeof games === 'string' ? undefined : games.find(({ summary }) => summary.player !== undefined)
  if (head === undefined) return null
  const { id, seats, summary } = head
  const own = Math.max(0, seats.findIndex(isHuman))
  const words = [
    text.t('game.round', { round: summary.round }),
    standing(text, head),
    head.title ?? company(text, head),
  ]
  return (
    <a className="home-door home-continue" href={routeTo({ screen: 'play', id })}>
      <PlayerMark color={COLORS[own]} size={30} />
      <span>
        <b className="home-door-name">{text.t('home.continue')}</b>
        <span className="home-door-about">{words.join(' · ')}</span>
      </span>
      <span className="home-score">
        <Icon name="points" size={22} />
        <span aria-hidden="true">{summary.scores[own]}</span>
        <span className="visually-hidden">{text.t('part.points', { count: summary.scores[own] })}</span>
      </span>
    </a>
  )
}
