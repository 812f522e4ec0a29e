import type { TableModel } from '../../board/model.ts'
import type { Opened } from '../model/open.ts'
import { Help } from './Help.tsx'
import { PlayOn } from './PlayOn.tsx'
import { ReplayShareDialog } from './ReplayShareDialog.tsx'
import type { ReplayDialog } from './use-actions.ts'
import { playOn, recordShown } from './use-actions.ts'
import type { ReplayControl } from './use-replay.ts'

interface ReplayDialogsProps {
  readonly dialog: ReplayDialog | undefined
  readonly state: ReplayControl
  readonly opened: Opened
  readonly table: TableModel
  onClose(): void
}

/** The dialogs of a replay. */
export function ReplayDialogs({ dialog, state, opened, table, onClose }: ReplayDialogsProps) {
  switch (dialog) {
    case 'help':
      return <Help onClose={onClose} />
    case 'share':
      return <ReplayShareDialog record={recordShown(state, opened)} state={state} onClose={onClose} />
    case 'play-on':
      return (
        <PlayOn
          names={table.view.names}
          colors={table.state.seats.map(({ color }) => color)}
          seats={opened.seats}
          player={table.game.position.player}
          onPlay={(seats) => void playOn(table, seats)}
          onClose={onClose}
        />
      )
    default:
      return null
  }
}
