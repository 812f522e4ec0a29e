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

/** What a tooltip says, in running words: in the prompt, where a thing was tapped with a finger. */
export function TipLine({ tip, text, refusal }: TipLineProps) {
  const rows = tip?.rows.filter(({ label }) => refusal === undefined || label !== 'missing') ?? []
  return (
    <div className={refusal === undefined ? 'prompt-line tip-line is-now' : 'prompt-line tip-line is-now is-refused'}>
      {refusal ?? (
        <b>
          <Named words={tip?.title ?? ''} />
        </b>
      )}{' '}
      <TipRows rows={rows} text={text} />
      {tip?.about === undefined ? null : <Named words={tip.about} />}
    </div>
  )
}
