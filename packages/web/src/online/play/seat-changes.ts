import type { Text } from '@amyitis/i18n/app'
import type { PublicPlayer, Settings, TableEvent } from '@amyitis/protocol'
import type { Table } from '@amyitis/tables'
import type { IconName } from '../../icons/art.tsx'

/** The players of a table, by id. */
export type Names = ReadonlyMap<string, PublicPlayer>

type Level = Settings['standIn']

/** Somebody left a table, came back, or took another player's seat. */
export interface SeatChange {
  readonly seq: number
  readonly at: number
  /** After `n` decisions, in this round; both are 0 before the game. */
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
  unmatched: 'bot',
} as const satisfies Readonly<Record<string, IconName>>

type About = Pick<SeatChange, 'seat' | 'key'> & Partial<Pick<SeatChange, 'player' | 'level'>>

function aboutOf({ seats, paired }: Table, body: TableEvent['body']): About | undefined {
  const bot = seats.findIndex(({ plan }) => plan.kind === 'bot')
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
    case 'started':
      return paired && bot >= 0 ? { seat: bot, key: 'unmatched' } : undefined
    case 'stood':
      return { seat: body.seat, key: body.why === undefined ? 'stood' : 'missed' }
    default:
      return undefined
  }
}

/** The change that an event makes to the seats of a table, which was `before`. */
export function seatChangeOf(before: Table | undefined, event: TableEvent, n: number): SeatChange | undefined {
  const about = before && aboutOf(before, event.body)
  if (before === undefined || about === undefined) return undefined
  const player = about.player ?? before.seats[about.seat].player
  const round = before.game?.position.round ?? (event.body.type === 'started' ? 1 : 0)
  return { level: undefined, ...about, seq: event.seq, at: event.at, n, round, player }
}

export const seatChangeIcon = ({ key }: SeatChange): IconName => ICONS[key]

/** A change in a sentence. */
export function seatChangeText(text: Text, { key, player, level }: SeatChange, names: Names): string {
  const who = names.get(player ?? '')?.name ?? text.t('online.seat.erased')
  const bot = text.t(`level.${level ?? 'engineer'}.name`)
  switch (key) {
    case 'unmatched':
      return text.t('online.remark.unmatched')
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
