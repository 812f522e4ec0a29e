import { isLevel } from '@amyitis/bots'
import type { TableSummary } from '@amyitis/protocol'
import { Portrait } from '../../app/people/Portrait.tsx'
import { Seal } from '../../app/people/Seal.tsx'
import { Icon } from '../../icons/Icon.tsx'
import './face.css'

interface FaceProps {
  readonly sitting: Pick<TableSummary['players'][number], 'player' | 'level' | 'reserved'>
  readonly size?: number
}

/** Who sits on a seat: the seal of a person, the portrait of a bot, a plus where it is free. An ornament. */
export function Face({ sitting: { player, level, reserved }, size = 34 }: FaceProps) {
  if (player !== undefined) return <Seal id={player.id} name={player.name ?? '–'} size={size} />
  if (level !== undefined && isLevel(level)) return <Portrait level={level} size={size} />
  return (
    <span className="face-free" style={{ inlineSize: `${size / 16}rem` }} aria-hidden="true">
      {reserved?.name === undefined ? <Icon name="plus" size={size / 2} /> : <Icon name="clock" size={size / 2} />}
    </span>
  )
}

/** Everybody at a table in a row. */
export function Faces({ players, size }: { readonly players: TableSummary['players']; readonly size?: number }) {
  return (
    <span className="faces" aria-hidden="true">
      {players.map((sitting, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
        <Face key={seat} sitting={sitting} {...(size === undefined ? {} : { size })} />
      ))}
    </span>
  )
}
