import type { Explanation } from '@amyitis/bots'
import { type HintWhy, hintWhy, type View } from '@amyitis/narration'

/** The last hint as the panel shows it: the reasons, and what else there is to say. */
export function hintLines(view: View, thought: Explanation): Pick<HintWhy, 'reasons'> & { more: string[] } {
  const { sequel, reasons, outlook, second } = hintWhy(view, thought)
  const { text } = view
  const more = [...(sequel === undefined ? [] : [sequel]), outlook]
  if (second?.behind !== undefined) more.push(text.t('table.hint.second', { choice: second.choice, ...second.behind }))
  else if (second !== undefined) more.push(text.t('table.hint.equal', { choice: second.choice }))
  return { reasons, more }
}
