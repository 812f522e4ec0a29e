import { STANDARD } from '@amyitis/engine'
import { routeTo } from '../../app/router.ts'
import { startGame } from '../../app/start-game.ts'
import { rotated } from '../../game/create-game.ts'
import { recordOf } from '../../game/record.ts'
import { isHuman } from '../../game/seats.ts'
import { Icon } from '../../icons/Icon.tsx'
import { linkTo } from '../layout/Menu.tsx'
import type { PlayModel } from '../use-table.ts'
import { Finale } from './Finale.tsx'

interface LocalFinaleProps {
  readonly model: PlayModel
  readonly plays: boolean
  onClose(): void
}

/** The end of a game of this browser. */
export function LocalFinale({ model, plays, onClose }: LocalFinaleProps) {
  const { text } = model.table
  const { running } = model.session
  const { head, game } = running
  const { palace, edition } = game.position.box
  const people = head.seats.flatMap((seat, i) => (isHuman(seat) ? [i] : []))
  const seats = head.seats.filter((seat) => seat.kind !== 'remote')
  const rematch = () =>
    startGame({ seats: rotated(seats), palace, edition: edition === STANDARD ? undefined : edition })
  return (
    <Finale
      model={model}
      you={people.length === 1 ? people[0] : undefined}
      plays={plays}
      rematch={
        <button
          type="button"
          className="button button-primary"
          title={text.t('table.end.rematch.about')}
          onClick={rematch}
        >
          <Icon name="turn" size={20} />
          {text.t('table.end.rematch')}
        </button>
      }
      review={routeTo({ screen: 'replay', rest: ['game', head.id, 'review'] })}
      link={() => linkTo(recordOf(running))}
      onClose={onClose}
    />
  )
}
