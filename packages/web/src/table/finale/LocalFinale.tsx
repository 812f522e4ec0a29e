import { STANDARD } from '@amyitis/engine'
import { routeTo } from '../../app/router.ts'
import { startGame } from '../../app/start-game.ts'
import { ChallengeMenu } from '../../challenges/ChallengeMenu.tsx'
import { startChallenge } from '../../challenges/start-challenge.ts'
import { useChallenge } from '../../challenges/use-challenge.ts'
import { rotated } from '../../game/create-game.ts'
import { recordOf } from '../../game/record.ts'
import { isHuman } from '../../game/seats.ts'
import { Icon } from '../../icons/Icon.tsx'
import { recordLink } from '../layout/Menu.tsx'
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
  const set = useChallenge(running)
  const rematch = () =>
    set === undefined
      ? startGame({ seats: rotated(seats), palace, edition: edition === STANDARD ? undefined : edition })
      : startChallenge(set.challenge)
  return (
    <Finale
      model={model}
      you={people.length === 1 ? people[0] : undefined}
      finished={{ kind: 'game', id: head.id }}
      plays={plays}
      rematch={
        <button
          type="button"
          className="button button-primary"
          title={set === undefined ? text.t('table.end.rematch.about') : undefined}
          onClick={rematch}
        >
          <Icon name="turn" size={20} />
          {text.t(set === undefined ? 'table.end.rematch' : 'challenge.again')}
        </button>
      }
      review={routeTo({ screen: 'replay', rest: ['game', head.id, 'review'] })}
      notes={set === undefined ? undefined : <ChallengeMenu {...set} />}
      link={() => recordLink(recordOf(running))}
      onClose={onClose}
    />
  )
}
