import { changesSince, RULE_VALUES, RULES_VERSION, type Rules } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n/app'
import './rules-note.css'

interface RulesNoteProps {
  readonly rules: Rules
  readonly text: Text
}

/** Says that a game is played by an older version of the rules, and what is different in it. */
export function RulesNote({ rules: { version }, text }: RulesNoteProps) {
  if (version === RULES_VERSION) return null
  return (
    <details className="rules-note">
      <summary>{text.t('version.played', { version })}</summary>
      <p>{text.t('version.why')}</p>
      <ul>
        {changesSince(version).map(({ name }) => (
          <li key={name}>{text.t(`version.change.${name}`, RULE_VALUES)}</li>
        ))}
      </ul>
    </details>
  )
}
