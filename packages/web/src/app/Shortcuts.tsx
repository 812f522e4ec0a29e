import { Dialog } from './Dialog.tsx'
import { useText } from './text.ts'
import './shortcuts.css'

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
  ['regions', ['1', '2', '3', '4', '5']],
  ['help', ['?']],
] as const

/** What the keys do at the table. */
export function Shortcuts({ onClose }: { onClose(): void }) {
  const text = useText()
  return (
    <Dialog title={text.t('keys.title')} onClose={onClose}>
      <dl className="shortcuts">
        {KEYS.map(([name, keys]) => (
          <div key={name} className="shortcut">
            <dt>
              {keys.map((key) => (
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
