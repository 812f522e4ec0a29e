import type { Text } from '@amyitis/i18n/app'
import type { ReactNode } from 'react'
import { Named } from '../../board/Named.tsx'
import { TipRows } from './TipRows.tsx'
import type { Tip } from './tip.ts'

interface TipLineProps {
  readonly tip: Tip | undefined
  readonly text: Text
  /** Why it can't be chosen: what is said in the place of what is missing. */
  readonly refusal?: ReactNode
}

/** More letters than this are smaller, so that the prompt keeps its size; beside a reason there is room for fewer. */
const LONG = 150
const LONG_REFUSED = 90

/** What a tooltip says, in running words: in the prompt, where a thing was tapped with a finger. */
export function TipLine({ tip, text, refusal }: TipLineProps) {
  const said = tip?.rows.filter(({ label }) => refusal === undefined || label !== 'missing') ?? []
  const letters = said.reduce((sum, { parts }) => sum + parts.reduce((all, { words }) => all + words.length, 0), 0)
  const long = letters > (refusal === undefined ? LONG : LONG_REFUSED)
  // That a canal opens no other need not be said where there is little room.
  const rows = long ? said.filter(({ parts }) => parts[0].words !== text.t('table.tip.no-canal')) : said
  const classes = ['prompt-line', 'tip-line', 'is-now', refusal && 'is-refused', long && 'is-long']
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      {tip === undefined ? null : (
        <b>
          <Named words={tip.title} />
        </b>
      )}{' '}
      {refusal} <TipRows rows={rows} text={text} />
      {tip?.about === undefined || refusal !== undefined ? null : (
        <span className="tip-about">
          <Named words={tip.about} />
        </span>
      )}
    </div>
  )
}
