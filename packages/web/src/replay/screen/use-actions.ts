import { isOver } from '@amyitis/engine'
import { characterNames } from '@amyitis/i18n/app'
import { useMemo, useRef } from 'react'
import { routeTo } from '../../app/router.ts'
import { enterGame } from '../../app/start-game.ts'
import type { TableModel } from '../../board/model.ts'
import { freshId, savedFrom } from '../../game/create-game.ts'
import { downloadRecord } from '../../game/download.ts'
import type { SeatSetting } from '../../game/seats.ts'
import { useText } from '../../text/use-text.ts'
import type { ReplayAddress } from '../model/address.ts'
import type { Opened } from '../model/open.ts'
import { recordWith } from '../model/study.ts'
import type { ReplayAction } from './ReplayActions.tsx'
import type { ReplayControl } from './use-replay.ts'

export type ReplayDialog = 'help' | 'share' | 'play-on'

interface ActionDeps {
  readonly state: ReplayControl
  readonly opened: Opened
  readonly place: ReplayAddress
  readonly table: TableModel
  onDialog(dialog: ReplayDialog): void
}

/** A new game that goes on from the position shown: nobody knows the cards to come. */
export const playOn = ({ game }: TableModel, seats: readonly SeatSetting[]): Promise<void> =>
  enterGame(() => savedFrom(game, seats, freshId(), Date.now()))

/** Everybody around this screen, called as in the game. */
const hotSeat = ({ game, players }: TableModel): SeatSetting[] => {
  const names = characterNames(players.map((_, seat) => (game.headers.names?.[seat] ?? '').trim()))
  return names.map((name) => ({ kind: 'human', name }))
}

/** The record with everything that was tried and remarked; as it was opened, if that is nothing. */
export const recordShown = ({ replay, first }: ReplayControl, opened: Opened): string =>
  replay.tree === first ? opened.record : recordWith({ ...opened, timeline: replay.main }, replay.tree)

/** What can be done with the position shown. */
export function useActions(deps: ActionDeps): readonly ReplayAction[] {
  const { opened, place, table, onDialog } = deps
  const text = useText()
  const over = isOver(table.game)
  const live = place.kind === 'game' && !isOver(opened.timeline.game) ? place.key : undefined
  const latest = useRef(deps)
  latest.current = deps
  // The same list from one position to the next, so that the bar doesn't re-render because of it.
  return useMemo(
    (): readonly ReplayAction[] => [
      ...(live === undefined
        ? []
        : [
            {
              icon: 'back' as const,
              name: text.t('replay.live'),
              important: true,
              href: routeTo({ screen: 'play', id: live }),
            },
          ]),
      {
        icon: 'play',
        name: text.t('replay.play-on'),
        important: true,
        disabled: over,
        onDo: () => onDialog('play-on'),
      },
      {
        icon: 'players',
        name: text.t('replay.hot-seat'),
        disabled: over,
        onDo: () => void playOn(latest.current.table, hotSeat(latest.current.table)),
      },
      { icon: 'share', name: text.t('replay.share'), important: true, onDo: () => onDialog('share') },
      {
        icon: 'save',
        name: text.t('games.save'),
        important: true,
        onDo: () => downloadRecord(recordShown(latest.current.state, latest.current.opened), Date.now()),
      },
      { icon: 'keyboard', name: text.t('replay.keys'), onDo: () => onDialog('help') },
      { icon: 'settings', name: text.t('settings.title'), href: routeTo({ screen: 'settings' }) },
    ],
    [text, over, live, onDialog],
  )
}
