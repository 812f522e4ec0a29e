import type { Explanation } from '@amyitis/bots'
import { hintKind, moveName } from '@amyitis/narration'
import { Icon } from '../../icons/icon.tsx'
import { hintLines } from '../hint.ts'
import type { PlayModel } from '../use-table.ts'
import './hint.css'

function Why({ model, thought }: { readonly model: PlayModel; readonly thought: Explanation }) {
  const { view, text } = model.table
  const { reasons, more } = hintLines(view, thought)
  return (
    <>
      <ul className="hint-reasons">
        {reasons.map(({ side, words }) => (
          <li key={words} className={`hint-reason is-${side}`}>
            <Icon
              name={side === 'for' ? 'plus' : 'minus'}
              size={14}
              label={text.t(side === 'for' ? 'table.hint.for' : 'table.hint.against')}
            />
            {words}
          </li>
        ))}
      </ul>
      {more.map((words) => (
        <p key={words} className="hint-more">
          {words}
        </p>
      ))}
    </>
  )
}

function Thought({ model, thought }: { readonly model: PlayModel; readonly thought: Explanation }) {
  const { table, hint, ask, play } = model
  const { text, view, choices } = table
  const depth = hint?.depth ?? 1
  const best = choices.find(({ notation }) => notation === thought.choices[0].move)
  return (
    <>
      <p className="hint-words">
        {depth === 1
          ? hintKind(view, thought, choices.length)
          : text.t('table.hint.which', { move: moveName(text, thought.choices[0].move) })}
      </p>
      {depth === 3 ? <Why model={model} thought={thought} /> : null}
      <div className="hint-buttons">
        {depth < 3 ? (
          <button type="button" className="button" onClick={ask}>
            {text.t('table.hint.more')}
          </button>
        ) : null}
        {depth > 1 && best !== undefined ? (
          <button
            type="button"
            className="button button-primary"
            onPointerEnter={() => table.look(best)}
            onPointerLeave={() => table.look(undefined)}
            onClick={() => play(best)}
          >
            {text.t('table.prompt.go')}
          </button>
        ) : null}
      </div>
    </>
  )
}

/** A hint, as much of it as was asked for. */
export function HintPanel({ model }: { readonly model: PlayModel }) {
  const { hint, drop, table } = model
  const { text } = table
  if (hint === undefined) return null
  const { thought } = hint
  return (
    <section className="hint" aria-label={text.t('table.hint.title')}>
      <div className="hint-body" aria-live="polite">
        {thought === 'thinking' ? <p className="hint-words">{text.t('table.hint.thinking')}</p> : null}
        {thought === 'failed' ? <p className="hint-words">{text.t('table.hint.failed')}</p> : null}
        {typeof thought === 'string' ? null : <Thought model={model} thought={thought} />}
      </div>
      <button type="button" className="button button-quiet button-icon" aria-label={text.t('app.close')} onClick={drop}>
        <Icon name="close" size={16} />
      </button>
    </section>
  )
}
