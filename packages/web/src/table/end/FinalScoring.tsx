import { tell } from '@amyitis/narration'
import { useEffect, useState } from 'react'
import { getSettings } from '../../app/settings/settings-store.ts'
import { isStill } from '../../app/use-look.ts'
import { Icon } from '../../icons/icon.tsx'
import { PlayerMark } from '../../icons/player-mark.tsx'
import type { PlayModel } from '../use-table.ts'
import { finalScores } from './final.ts'

const STEP = 700

/** Tells one thing after the other; all at once to those who want nothing to move. */
function useSteps(count: number) {
  const [shown, setShown] = useState(() => (isStill(getSettings()) ? count : 0))
  useEffect(() => {
    if (shown >= count) return
    const timer = setTimeout(() => setShown(shown + 1), STEP)
    return () => clearTimeout(timer)
  }, [shown, count])
  return { shown, skip: () => setShown(count) }
}

/** R11.2, R11.3 The final scoring, one player after the other. */
export function FinalScoring({ model, onTold }: { readonly model: PlayModel; onTold(): void }) {
  const { view, state, text, players } = model.table
  const events = finalScores(model.session.running.steps)
  const { shown, skip } = useSteps(events.length)
  const told = shown >= events.length
  useEffect(() => {
    if (told) onTold()
  }, [told, onTold])
  const before = state.seats.map(({ score }, seat) => {
    const final = events.filter((event) => event.seat === seat).reduce((sum, { points }) => sum + points, 0)
    return `${players[seat].name} ${score - final}`
  })
  return (
    <section className="end-scoring" aria-live="polite">
      <h3>{text.t('table.end.scoring')}</h3>
      <p className="end-before">{text.t('table.end.before', { scores: before.join(', ') })}</p>
      <ol>
        {events.slice(0, shown).map((event) => (
          <li key={`${event.seat} ${event.clause}`}>
            <PlayerMark color={state.seats[event.seat].color} size={20} />
            {tell(view, [event])}
          </li>
        ))}
      </ol>
      {told ? null : (
        <button type="button" className="button" onClick={skip}>
          <Icon name="to-end" size={18} />
          {text.t('table.menu.skip')}
        </button>
      )}
    </section>
  )
}
