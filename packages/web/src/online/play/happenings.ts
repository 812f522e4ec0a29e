import type { Text } from '@amyitis/i18n/app'
import type { PublicPlayer, Settings, TableEvent } from '@amyitis/protocol'
import type { Table } from '@amyitis/tables'
import type { IconName } from '../../icons/art.tsx'

/** Who is who at a table, by id. */
export type Names = ReadonlyMap<string, PublicPlayer>

type Level = Settings['standIn']

/** Something that happened to the people at a table: they left, came back, or others took their seat. */
export interface Happening {
  readonly seq: number
  readonly at: number
  /** After so many decisions, in this round; 0 before the game. */
  readonly n: number
  readonly round: number
  readonly seat: number
  readonly key: keyof typeof ICONS
  readonly player: string | undefined
  readonly level: Level | undefined
}

const ICONS = {
  conceded: 'close',
  'left-clock': 'clock',
  'left-vote': 'players',
  'left-conceded': 'bot',
  'left-erased': 'bot',
  returned: 'player',
  offered: 'bot',
  joined: 'player',
  'released-declined': 'close',
  'released-expired': 'clock',
  stood: 'close',
  missed: 'clock',
} as const satisfies Readonly<Record<string, IconName>>

type About = Pick<Happening, 'seat' | 'key'> & Partial<Pick<Happening, 'player' | 'level'>>

function aboutOf({ seats }: Table, body: TableEvent['body']): About | undefined {
  switch (body.type) {
    case 'conceded':
    case 'returned':
      return { seat: body.seat, key: body.type }
    case 'stood-in':
      return { seat: body.seat, key: `left-${body.why}`, level: body.level }
    case 'offered':
    case 'joined': {
      const { plan } = seats[body.seat]
      const level = plan.kind === 'bot' ? plan.level : undefined
      return { seat: body.seat, key: body.type, player: body.player, level }
    }
    case 'released':
      return { seat: body.seat, key: `released-${body.why}`, player: seats[body.seat].reservedFor }
    case 'stood':
      return { seat: body.seat, key: body.why === undefined ? 'stood' : 'missed' }
    default:
      return undefined
  }
}

/** What an event says about the people at the table, which stood as `before`. */
export function happeningOf(before: Table | undefined, event: TableEvent, n: number): Happening | undefined {
  const about = before && aboutOf(before, event.body)
  if (before === undefined || about === undefined) return undefined
  const player = about.player ?? before.seats[about.seat].player
  const round = before.game?.position.round ?? 0
  return { level: undefined, ...about, seq: event.seq, at: event.at, n, round, player }
}

export const happeningIcon = ({ key }: Happening): IconName => ICONS[key]

/** The same in a sentence. */
export function happeningWords(text: Text, { key, player, level }: Happening, names: Names): string {
  const who = names.get(player ?? '')?.name ?? text.t('online.seat.erased')
  const bot = text.t(`level.${level ?? 'engineer'}.name`)
  switch (key) {
    case 'missed':
      return text.t('online.ready.missed', { who })
    case 'conceded':
    case 'returned':
    case 'stood':
    case 'released-declined':
    case 'released-expired':
      return text.t(`online.remark.${key}`, { who })
    default:
      return text.t(`online.remark.${key}`, { who, bot })
  }
}
