import type { MessageKey } from '@amyitis/i18n'
import { Dialog } from '../../app/Dialog.tsx'
import { useText } from '../../text/use-text.ts'
import '../../theme/shortcuts.css'

/** What a key is called, where it has no name that all keyboards share. */
const SPACE = 'space'

const KEYS = [
  { keys: ['←', '→'], does: 'replay.keys.step' },
  { keys: ['⇧ ←', '⇧ →'], does: 'replay.keys.turn' },
  { keys: ['↑', '↓'], does: 'replay.keys.fork' },
  { keys: ['PgUp', 'PgDn'], does: 'replay.keys.round' },
  { keys: ['Home', 'End'], does: 'replay.keys.ends' },
  { keys: [SPACE], does: 'replay.keys.play' },
  { keys: ['w'], does: 'replay.keys.what-if' },
  { keys: ['Esc'], does: 'replay.what-if.leave' },
  { keys: ['b'], does: 'replay.keys.bot' },
  { keys: ['c'], does: 'replay.keys.comment' },
  { keys: ['v'], does: 'replay.keys.view' },
  { keys: ['?'], does: 'replay.keys.help' },
] as const satisfies readonly { keys: readonly string[]; does: MessageKey }[]

/** The keys of a replay. */
export function Help({ onClose }: { onClose(): void }) {
  const text = useText()
  return (
    <Dialog title={text.t('replay.keys')} onClose={onClose}>
      <dl className="shortcuts">
        {KEYS.map(({ keys, does }) => (
          <div key={does} className="shortcut">
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key === SPACE ? text.t('keys.space') : key}</kbd>
              ))}
            </dt>
            <dd>{text.t(does)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
