import type { Explanation } from '@amyitis/bots'
import { type HintWhy, hintKind, hintWhy, moveName, type View } from '@amyitis/narration'
import { Named } from '../../board/Named.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { DEEPEST_HINT, hintedChoice } from '../use-hint.ts'
import type { PlayModel } from '../use-table.ts'
import './hint.css'

function Why({ model, thought }: { readonly model: PlayModel; readonly thought: Explanation }) {
  const { view, text } = model.table
  return (
    <ul className="hint-reasons">
      {hintLines(view, thought).reasons.map(({ side, words }) => (
        <li key={words} className={side === 'for' ? 'hint-reason is-for' : 'hint-reason is-against'}>
          <Icon
            name={side === 'for' ? 'plus' : 'minus'}
            size={13}
            label={text.t(side === 'for' ? 'table.hint.for' : 'table.hint.against')}
          />
          <span>
            <Named words={words} stops="tab" />
          </span>
        </li>
      ))}
    </ul>
  )
}

interface ThoughtProps {
  readonly model: PlayModel
  readonly thought: Explanation
}

function Words({ model, thought }: ThoughtProps) {
  const { table, hint } = model
  const { text, view, choices } = table
  switch (hint?.depth ?? 1) {
    case 1:
      return (
        <p className="hint-words">
          <Named stops="tab" words={hintKind(view, thought, choices.length)} />
        </p>
      )
    case 2:
      return (
        <p className="hint-words">
          <Named stops="tab" words={text.t('table.hint.which', { move: moveName(text, thought.choices[0].move) })} />
        </p>
      )
    case 3:
      return <Why model={model} thought={thought} />
    case 4:
      return (
        <p className="hint-more">
          <Named stops="tab" words={hintLines(view, thought).more.join(' ')} />
        </p>
      )
  }
}

function HintButtons({ model }: Pick<ThoughtProps, 'model'>) {
  const { table, hint, requestHint, play } = model
  const { text, choices } = table
  const depth = hint?.depth ?? 1
  const best = hintedChoice(hint, choices)
  return (
    <>
      {best !== undefined ? (
        <button type="button" className="button button-primary" onClick={() => play(best)}>
          {text.t('table.prompt.go')}
        </button>
      ) : null}
      {depth < DEEPEST_HINT ? (
        <button type="button" className="button" onClick={requestHint}>
          {text.t('table.hint.more')}
        </button>
      ) : null}
    </>
  )
}

/** A hint, as much of it as was asked for, in the place of the second line. */
export function HintPanel({ model }: { readonly model: PlayModel }) {
  const { hint, dismissHint, table } = model
  const { text } = table
  if (hint === undefined) return null
  const { thought } = hint
  return (
    <section className="hint" aria-label={text.t('table.hint.title')}>
      <div className="hint-body" aria-live="polite">
        {thought === 'thinking' ? <p className="hint-words">{text.t('table.hint.thinking')}</p> : null}
        {thought === 'failed' ? <p className="hint-words">{text.t('table.hint.failed')}</p> : null}
        {typeof thought === 'string' ? null : <Words model={model} thought={thought} />}
      </div>
      <div className="hint-buttons">
        {typeof thought === 'string' ? null : <HintButtons model={model} />}
        <button type="button" className="button button-icon" aria-label={text.t('app.close')} onClick={dismissHint}>
          <Icon name="close" size={16} />
        </button>
      </div>
    </section>
  )
}

/** The last hint as the panel shows it: the reasons, and what else there is to say. */
function hintLines(view: View, thought: Explanation): Pick<HintWhy, 'reasons'> & { more: string[] } {
  const { sequel, reasons, outlook, second } = hintWhy(view, thought)
  const { text } = view
  const more = [...(sequel === undefined ? [] : [sequel]), outlook]
  if (second?.behind !== undefined) more.push(text.t('table.hint.second', { choice: second.choice, ...second.behind }))
  else if (second !== undefined) more.push(text.t('table.hint.equal', { choice: second.choice }))
  return { reasons, more }
}
