import type { Text } from '@amyitis/i18n/app'
import { useState } from 'react'
import { lastChoice, type TableChoice } from '../../app/last-choice.ts'
import { startGame } from '../../app/start-game.ts'
import { useText } from '../../app/text.ts'
import { Icon } from '../../icons/icon.tsx'

function about(text: Text, { seats, palace }: TableChoice): string {
  const levels = seats.flatMap((seat) => (seat.kind === 'bot' ? [text.t(`level.${seat.level}.name`)] : []))
  const same = new Set(levels).size === 1
  const words = same
    ? text.t('home.play.bots', { count: levels.length, level: levels[0] })
    : text.t('home.play.mixed', { count: levels.length, levels: levels.join(', ') })
  return palace ? `${words}, ${text.t('game.with-palace')}` : words
}

/** One click to a table: the one that was chosen last. */
export function PlayNow() {
  const text = useText()
  const [choice] = useState(() => lastChoice('bots'))
  return (
    <button type="button" className="home-play" onClick={() => startGame(choice)}>
      <span className="home-play-sign">
        <Icon name="play" size={24} />
      </span>
      <span>
        <b className="home-play-name">{text.t('home.play')}</b>
        <span className="home-play-about">{about(text, choice)}</span>
      </span>
    </button>
  )
}
