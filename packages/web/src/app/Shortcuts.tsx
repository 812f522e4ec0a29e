import { useText } from '../text/use-text.ts'
import { Dialog } from './Dialog.tsx'
import '../theme/shortcuts.css'

const KEYS = [
  ['tab', ['Tab']],
  ['next', ['N']],
  ['enter', ['Enter']],
  ['arrows', ['↑', '↓', '←', '→']],
  ['escape', ['Esc']],
  ['undo', ['U']],
  ['plan', ['P']],
  ['hint', ['H']],
  ['pass', ['S']],
  ['rules', ['R']],
  ['regions', ['1', '…', '9']],
  ['help', ['?']],
] as const

/** What there is in games alone. */
const OF_GAMES = ['plan', 'pass']

interface ShortcutsProps {
  /** At the table of a lesson. */
  readonly lesson?: boolean
  onClose(): void
}

/** What the keys do at the table. */
export function Shortcuts({ lesson = false, onClose }: ShortcutsProps) {
  const text = useText()
  const keys = KEYS.filter(([name]) => !lesson || !OF_GAMES.includes(name))
  return (
    <Dialog title={text.t('keys.title')} onClose={onClose}>
      <dl className="shortcuts">
        {keys.map(([name, signs]) => (
          <div key={name} className="shortcut">
            <dt>
              {signs.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{text.t(`keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
