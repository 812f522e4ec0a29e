import { type ReactNode, useEffect, useRef, useState } from 'react'
import { routeTo } from '../../app/router.ts'
import type { TableModel } from '../../board/model.ts'
import { fullName } from '../../board/players.ts'
import { SOURCE_ICONS } from '../../charts/SourceLegend.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { PlayerMark } from '../../icons/PlayerMark.tsx'
import { type Points, type Source, sourcesIn, sum } from '../../timeline/points.ts'
import { nameOf } from './finale-text.ts'
import type { FinalePlan } from './plan.ts'
import { Sources } from './Sources.tsx'
import './tally.css'
import './tally-colors.css'
import './tally-narrow.css'

/** Below this many points, a part of a bar has no room for its number; on a phone it needs a sixth of the longest bar. */
const MIN_NUMBER = 2
const MIN_SHARE_PHONE = 1 / 6

const partClass = (count: number, most: number): string =>
  count < MIN_NUMBER ? 'tally-part is-slim' : count < most * MIN_SHARE_PHONE ? 'tally-part is-narrow' : 'tally-part'

function Bar({ points, sources, most }: { points: Points; sources: readonly Source[]; most: number }) {
  return (
    <span className="tally-bar" style={{ inlineSize: `${(100 * sum(points)) / most}%` }} aria-hidden="true">
      {sources.map((source) => {
        const count = points[source] ?? 0
        return count === 0 ? null : (
          <span key={source} className={partClass(count, most)} data-source={source} style={{ flexGrow: count }}>
            {count}
          </span>
        )
      })}
    </span>
  )
}

interface ResultsProps {
  readonly table: TableModel
  readonly plan: FinalePlan
  readonly you: number | undefined
  readonly rematch: ReactNode
  /** A link to the replay of the game, if there is one. */
  readonly review: string | undefined
  /** Beside the order: what has changed for whom. */
  readonly notes?: ReactNode
  /** What else can be done. */
  readonly more?: ReactNode
  onShare(): void
  onGarden(): void
}

/** Who came where, with which points, and what next. */
export function Results(props: ResultsProps) {
  const { table, plan, you, rematch, review, notes, more, onShare, onGarden } = props
  const { text, state, game, players } = table
  const [legend, setLegend] = useState(false)
  const section = useRef<HTMLElement>(null)
  useEffect(() => section.current?.focus({ preventScroll: true }), [])
  const points: readonly Points[] = game.tally
  const sources = sourcesIn(points)
  const most = Math.max(1, ...points.map(sum))
  return (
    <section className="tally" aria-label={text.t('finale.results')} ref={section} tabIndex={-1}>
      <ol>
        {plan.order.map((seat) => (
          <li key={seat} className={seat === you ? 'tally-row is-you' : 'tally-row'}>
            <span className="tally-place">{plan.ranks[seat]}</span>
            <PlayerMark color={state.seats[seat].color} size={24} />
            <span className="tally-name">
              {seat === you ? nameOf(table, seat, you) : fullName(text, players[seat])}
            </span>
            <span className="tally-total">
              {plan.totals[seat]}
              <Icon name="points" size={18} label={text.t('part.points', { count: plan.totals[seat] })} />
            </span>
            <Bar points={points[seat]} sources={sources} most={most} />
          </li>
        ))}
      </ol>
      <div className="visually-hidden">
        <Sources table={table} />
      </div>
      <button type="button" className="tally-legend-button" aria-expanded={legend} onClick={() => setLegend(!legend)}>
        <Icon name={legend ? 'up' : 'down'} size={16} />
        {text.t('finale.legend')}
      </button>
      <ul className={legend ? 'tally-legend is-open' : 'tally-legend'} aria-hidden="true">
        {sources.map((source) => (
          <li key={source}>
            <span className="tally-swatch" data-source={source} />
            <Icon name={SOURCE_ICONS[source]} size={16} />
            {text.name('source', source)}
          </li>
        ))}
      </ul>
      {notes}
      <div className="tally-buttons on-glaze">
        {rematch}
        {review === undefined ? null : (
          <a className="button" href={review}>
            <Icon name="chart" size={20} />
            <Label long={text.t('finale.review')} short={text.t('finale.review.short')} />
          </a>
        )}
        <button type="button" className="button" onClick={onShare}>
          <Icon name="share" size={20} />
          {text.t('finale.share.do')}
        </button>
        <button type="button" className="button" onClick={onGarden}>
          <Icon name="garden" size={20} />
          <Label long={text.t('finale.garden')} short={text.t('finale.garden.short')} />
        </button>
        <a className="button" href={routeTo({ screen: 'home' })}>
          <Icon name="home" size={20} />
          {text.t('app.home')}
        </a>
        {more}
      </div>
    </section>
  )
}

function Label({ long, short }: { readonly long: string; readonly short: string }) {
  return (
    <>
      <span className="tally-long">{long}</span>
      <span className="tally-short">{short}</span>
    </>
  )
}
