import { type FormEvent, useState } from 'react'
import { MAX_NAME_LENGTH } from '../../game/seats.ts'
import { useText } from '../../text/use-text.ts'

interface NameFormProps {
  readonly title: string
  onKeep(title: string): void
  onCancel(): void
}

/** What its owner calls a game. */
export function NameForm({ title, onKeep, onCancel }: NameFormProps) {
  const text = useText()
  const [name, setName] = useState(title)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onKeep(name)
  }
  return (
    <form className="game-name-form" onSubmit={submit} onKeyDown={({ key }) => key === 'Escape' && onCancel()}>
      <input
        className="input"
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed
        autoFocus
        aria-label={text.t('games.name')}
        placeholder={text.t('games.name')}
        maxLength={MAX_NAME_LENGTH}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <button type="submit" className="button button-primary">
        {text.t('games.name.keep')}
      </button>
      <button type="button" className="button" onClick={onCancel}>
        {text.t('app.cancel')}
      </button>
    </form>
  )
}
