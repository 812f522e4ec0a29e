import { characterNames } from '@amyitis/i18n/app'
import { useState } from 'react'
import { lastSetup } from '../../app/last-setup.ts'
import { startGame } from '../../app/start-game.ts'
import { recordNames } from '../../game/seats.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'

/** One click to a table: the one that was chosen last. */
export function PlayNow() {
  const text = useText()
  const [choice] = useState(() => lastSetup('bots'))
  const names = characterNames(recordNames(choice.seats)).filter((_, i) => choice.seats[i].kind === 'bot')
  return (
    <button type="button" className="home-door home-play" onClick={() => void startGame(choice)}>
      <Icon name="play" size={26} />
      <span>
        <b className="home-door-name">{text.t('home.play')}</b>
        <span className="home-door-about">{text.t('home.play.last', { names: text.list(names) })}</span>
      </span>
    </button>
  )
}
