import { narrate } from '@amyitis/narration'
import {
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type FinishedGame, PagePartsContext } from '../../app/page/page-parts.ts'
import { Icon } from '../../icons/Icon.tsx'
import { PlayerMark } from '../../icons/PlayerMark.tsx'
import { useText } from '../../text/use-text.ts'
import type { PlayModel } from '../use-table.ts'
import { Counting } from './Counting.tsx'
import { FinaleGarden } from './FinaleGarden.tsx'
import { Fireflies } from './Fireflies.tsx'
import { headlineText, marginText, orderText } from './finale-text.ts'
import { Crown, Garland } from './Garland.tsx'
import { type FinalePlan, finalePlan, finalScores, headlineOf } from './plan.ts'
import { Results } from './Results.tsx'
import { type Ceremony, useCeremony } from './use-ceremony.ts'
import './finale.css'
import './garland.css'
import './finale-low.css'

const ShareDialog = lazy(() => import('./share/ShareDialog.tsx').then(({ ShareDialog }) => ({ default: ShareDialog })))

export interface FinaleProps {
  readonly model: PlayModel
  /** The reader's own seat; undefined where several people sit around one screen, or one only watches. */
  readonly you: number | undefined
  /** Where it is kept, if it was one's own. */
  readonly finished: FinishedGame | undefined
  /** It has just ended: the ceremony plays. Who comes back later sees the results at once. */
  readonly plays: boolean
  readonly rematch: ReactNode
  readonly review: string | undefined
  readonly notes?: ReactNode
  readonly more?: ReactNode
  /** A link to the game, when it is asked for. */
  link(): Promise<string>
  onClose(): void
}

/** More letters than this don’t fit into the garland at full size. */
const LONG_HEADLINE = 20

interface TriumphProps {
  readonly model: PlayModel
  readonly plan: FinalePlan
  readonly you: number | undefined
}

/** Who has won, under a garland. */
function Triumph({ model, plan, you }: TriumphProps) {
  const { table } = model
  const { kind } = headlineOf(plan, you)
  const headline = headlineText(table, plan, you)
  const own = kind === 'you-win' || kind === 'you-share'
  return (
    <div className="finale-triumph">
      {own ? (
        <Crown />
      ) : (
        <p className="finale-marks">
          {plan.winners.map((seat) => (
            <PlayerMark key={seat} color={table.state.seats[seat].color} size={44} />
          ))}
        </p>
      )}
      <h2 className={headline.length > LONG_HEADLINE ? 'finale-title is-long' : 'finale-title'}>{headline}</h2>
      <Garland />
      <p className="finale-margin">
        {marginText(table, plan, you).map((words, i) => (
          <span key={words} className={i === 0 ? 'finale-points' : undefined}>
            {words}
          </span>
        ))}
      </p>
    </div>
  )
}

/** What is heard: each heading with its points, then the result. */
function heard({ model, plan, you }: TriumphProps, { at, done }: Ceremony): string {
  const { view } = model.table
  const step = plan.steps[at]
  if (step.kind === 'count' && !done) {
    const scored = finalScores(model.session.running.steps).filter(({ clause }) => clause === step.source)
    return narrate(view, scored)
  }
  if (step.kind !== 'garland') return ''
  return [
    headlineText(model.table, plan, you),
    ...marginText(model.table, plan, you),
    ...orderText(model.table, plan),
  ].join('. ')
}

/** Over everything else, from its first moment on. */
function useDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const window = dialog.current
    if (window?.open === false) window.showModal()
    // It begins with what is read, not with the way out.
    window?.querySelector<HTMLElement>('.tally')?.focus({ preventScroll: true })
    return () => window?.close()
  }, [])
  return dialog
}

/** The end of a game: a ceremony over the garden that has grown, then the results. */
export function Finale(props: FinaleProps) {
  const { model, you, finished, plays, rematch, review, notes, more, link, onClose } = props
  const text = useText()
  const { table, session } = model
  const ranks = session.kind === 'online' ? session.ranks : undefined
  const { steps } = session.running
  const plan = useMemo(() => finalePlan(steps, table.state, ranks), [steps, table.state, ranks])
  const ceremony = useCeremony(plan, plays, you === undefined || plan.winners.includes(you))
  const { at, counted, done, skip } = ceremony
  const [view, setView] = useState<'results' | 'garden' | 'share'>('results')
  const dialog = useDialog()
  const { NewSeals } = use(PagePartsContext)
  const step = plan.steps[at]
  const shows = step.kind === 'garland'
  const lit = step.kind === 'count' && step.source === 'R11.2' ? table.state.seats[step.seat].color : undefined
  /** Escape leads to the results; from there, to the table. */
  const back = () => {
    if (!done) skip()
    else if (view === 'garden') setView('results')
    else onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (done || (event.key !== ' ' && event.key !== 'Enter')) return
    event.preventDefault()
    skip()
  }
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('button, a, .tally, dialog dialog') !== null) return
    if (!done) skip()
    else if (view === 'garden') setView('results')
  }
  return (
    <dialog
      ref={dialog}
      className="finale"
      data-part={shows ? (done ? view : 'triumph') : 'count'}
      aria-label={text.t('table.end.over')}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        back()
      }}
      onClose={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <div className="finale-garden" aria-hidden="true">
        <FinaleGarden table={table} lit={lit} />
      </div>
      <Fireflies />
      <header className="finale-head on-glaze">
        <p className="finale-brand" aria-hidden="true">
          <Icon name="points" size={24} />
          {text.t('app.title')}
        </p>
        {done ? (
          <button
            type="button"
            className="button finale-leave"
            aria-label={text.t(view === 'garden' ? 'table.end.show' : 'finale.table')}
            onClick={view === 'garden' ? () => setView('results') : onClose}
          >
            <Icon name={view === 'garden' ? 'winner' : 'close'} size={18} />
            <span className="finale-word">{text.t(view === 'garden' ? 'table.end.show' : 'finale.table')}</span>
          </button>
        ) : (
          // biome-ignore lint/a11y/noAutofocus: the way on
          <button type="button" className="button" onClick={skip} autoFocus>
            {text.t('table.menu.skip')}
            <kbd className="finale-key">{text.t('keys.space')}</kbd>
          </button>
        )}
      </header>
      <p className="visually-hidden" aria-live="polite">
        {heard({ model, plan, you }, ceremony)}
      </p>
      {shows ? <Triumph model={model} plan={plan} you={you} /> : null}
      {shows ? null : <Counting table={table} plan={plan} you={you} at={at} counted={counted} />}
      {done && view !== 'garden' && finished !== undefined && NewSeals !== undefined ? (
        <div className="finale-seals">
          <Suspense fallback={null}>
            <NewSeals {...finished} />
          </Suspense>
        </div>
      ) : null}
      {done && view !== 'garden' ? (
        <Results
          table={table}
          plan={plan}
          you={you}
          rematch={rematch}
          review={review}
          notes={notes}
          more={more}
          onShare={() => setView('share')}
          onGarden={() => setView('garden')}
        />
      ) : null}
      {view === 'share' ? (
        <Suspense fallback={null}>
          <ShareDialog
            model={model}
            plan={plan}
            garden={dialog.current?.querySelector('.garden') ?? null}
            link={link}
            onClose={() => setView('results')}
          />
        </Suspense>
      ) : null}
    </dialog>
  )
}
