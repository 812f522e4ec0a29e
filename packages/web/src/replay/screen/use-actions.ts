import { formatRecord, isOver } from '@amyitis/engine'
import { routeTo } from '../../app/router.ts'
import { enterGame } from '../../app/start-game.ts'
import { useText } from '../../app/text.ts'
import type { TableModel } from '../../board/model.ts'
import { freshId, savedFrom } from '../../game/begin.ts'
import { saveRecord } from '../../game/file.ts'
import type { SeatSetting } from '../../game/seats.ts'
import type { Opened } from '../model/open.ts'
import type { Place } from '../model/place.ts'
import type { ReplayAction } from './replay-actions.tsx'
import type { ReplayDialog } from './replay-dialog.ts'
import type { LookBackState } from './use-look-back.ts'

interface ActionTools {
  readonly state: LookBackState
  readonly opened: Opened
  readonly place: Place
  readonly table: TableModel
  onDialog(dialog: ReplayDialog): void
}

/** A new game that goes on from the position shown: nobody knows the cards to come. */
export const playOn = ({ game }: TableModel, seats: readonly SeatSetting[]): Promise<void> =>
  enterGame(savedFrom(game, seats, freshId(), Date.now()))

/** Everybody around this screen, called as in the game. */
const hotSeat = ({ game, players }: TableModel, seats: readonly SeatSetting[] | undefined): SeatSetting[] =>
  players.map((_, seat) => ({ kind: 'human', name: (seats?.[seat].name ?? game.headers.names?.[seat] ?? '').trim() }))

/** The record of what is shown: the game, or the line that is tried. */
export const recordShown = ({ look, line }: LookBackState, { record }: Opened): string =>
  look.other === undefined ? record : formatRecord(line.game)

/** What can be done with the position shown. */
export function useActions({ state, opened, place, table, onDialog }: ActionTools): ReplayAction[] {
  const text = useText()
  const over = isOver(table.game)
  const live = place.kind === 'game' && !isOver(opened.timeline.game)
  return [
    ...(live
      ? [
          {
            icon: 'back' as const,
            name: text.t('replay.live'),
            important: true,
            href: routeTo({ screen: 'play', id: place.key }),
          },
        ]
      : []),
    { icon: 'play', name: text.t('replay.play-on'), important: true, disabled: over, onDo: () => onDialog('play-on') },
    {
      icon: 'players',
      name: text.t('replay.hot-seat'),
      disabled: over,
      onDo: () => void playOn(table, hotSeat(table, opened.seats)),
    },
    { icon: 'share', name: text.t('replay.share'), important: true, onDo: () => onDialog('share') },
    {
      icon: 'save',
      name: text.t('games.save'),
      important: true,
      onDo: () => saveRecord(recordShown(state, opened), Date.now()),
    },
    { icon: 'keyboard', name: text.t('replay.keys'), onDo: () => onDialog('help') },
    { icon: 'settings', name: text.t('settings.title'), href: routeTo({ screen: 'settings' }) },
  ]
}
