import { LEVELS, type Level, STRENGTHS } from '@amyitis/bots'
import { useText } from '../../text/use-text.ts'
import { rankOf } from './characters.ts'
import './strength.css'

/** How strong a bot is: as many bricks as its place among the levels, and its number from the arena. */
export function Strength({ level }: { readonly level: Level }) {
  const text = useText()
  const rank = rankOf(level)
  const strength = STRENGTHS[level]
  return (
    <span className="strength">
      <span className="strength-bricks" aria-hidden="true">
        {LEVELS.map((one, i) => (
          <span key={one} className={i < rank ? 'strength-brick is-laid' : 'strength-brick'} />
        ))}
      </span>
      <b className="strength-number" aria-hidden="true">
        {strength.toLocaleString(text.locale)}
      </b>
      <span className="visually-hidden">{text.t('level.strength', { strength, rank, levels: LEVELS.length })}</span>
    </span>
  )
}
