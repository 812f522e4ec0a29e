import { characterNames } from '@amyitis/i18n/app'
import { useState } from 'react'
import { lastSetup } from '../../app/last-setup.ts'
import { withAutoLevels } from '../../app/own-strength.ts'
import { startGame } from '../../app/start-game.ts'
import type { GameHead } from '../../game/saved.ts'
import { recordNames } from '../../game/seats.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'

/** One click to a table: the one that was chosen last. */
export function PlayNow({ games }: { readonly games: readonly GameHead[] }) {
  const text = useText()
  const [choice] = useState(() => lastSetup('bots'))
  const seats = withAutoLevels(choice.seats, games)
  const names = characterNames(recordNames(seats)).filter((_, i) => seats[i].kind === 'bot')
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
