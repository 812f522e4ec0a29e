import type { Refusal } from '@amyitis/engine'
import { moveName, moveNames, narrate, promptOf, refusalOf } from '@amyitis/narration'
import type { ReactNode } from 'react'
import { routeTo } from '../../app/router.ts'
import type { TableModel } from '../../board/model.ts'
import { Named } from '../../board/Named.tsx'
import { onlyPerson } from '../../board/players.ts'
import { kindOfTarget } from '../../board/target.ts'
import { capital } from '../../board/wording.ts'
import { TipLine } from '../tip/TipLine.tsx'
import type { Tip } from '../tip/tip.ts'
import type { PlayModel } from '../use-table.ts'
import { glowing } from './choice-kinds.ts'

const ASKED = ['canal', 'square', 'row', 'temple', 'court', 'city', 'card', 'good', 'power'] as const
const MAX_NAMED = 4

/** Who decides what, and why. */
export function titleOf({ table, session }: PlayModel): string {
  const { view, text, deciding, state, players } = table
  if (state.decision === null) return text.t('table.end.over')
  if (deciding !== undefined) return promptOf(view, onlyPerson(players))
  if (session.kind === 'online' && session.dealing) return text.t('table.prompt.dealing')
  if (session.kind === 'online' && session.slow) return text.t('table.prompt.sending')
  const who = players[state.decision.player].name
  const waits = session.kind === 'local' && session.bot === 'waiting'
  return text.t(waits ? 'table.prompt.waits' : 'table.prompt.thinks', { who })
}

/** Why something is refused, and what is possible instead. */
function refusalText({ text, refused }: TableModel, { code, instead }: Refusal): string {
  const place = ASKED.find((one) => refused !== undefined && one === kindOfTarget(refused.target))
  if (code === 'not-asked' && place !== undefined) return text.t(`table.ask.${place}`)
  const said = refusalOf(text, { code, clause: undefined, instead: [] })
  if (instead.length === 0 || instead.length > MAX_NAMED) return said
  return `${said} ${text.t('table.prompt.possible', { moves: moveNames(text, instead) })}`
}

interface RefusedProps {
  readonly table: TableModel
  readonly tip: Tip | undefined
}

/** Why it can't be chosen; and after a tap, all else that there is to say of it. */
function Refused({ table, tip }: RefusedProps) {
  const { text, refused } = table
  if (refused === undefined) return null
  const { clause } = refused.refusal
  const refusal = (
    <span role="alert">
      <Named words={refusalText(table, refused.refusal)} stops="tab" />{' '}
      {clause === undefined ? null : (
        <a
          className="prompt-clause"
          href={routeTo({ screen: 'rules', rest: [clause] })}
          target="_blank"
          rel="noreferrer"
          aria-label={text.t('table.prompt.rule', { clause })}
        >
          {clause}
        </a>
      )}
    </span>
  )
  return <TipLine tip={tip} text={text} refusal={refusal} />
}

interface PointedLineProps {
  readonly table: TableModel
  /** Are there buttons for the choices? */
  readonly offers: boolean
  /** What there is to say of a thing that was tapped. */
  readonly tip: Tip | undefined
  /** What is said while nothing is pointed at. */
  readonly children: ReactNode
}

/** What the thing tapped or looked at costs and brings, or why something is refused. */
export function PointedLine({ table, offers, tip, children }: PointedLineProps) {
  const { text, highlighted, chosen, refused } = table
  if (refused !== undefined) return <Refused table={table} tip={tip} />
  if (tip !== undefined) return <TipLine tip={tip} text={text} />
  if (highlighted === undefined) return children
  const again = chosen?.target === highlighted.target
  return (
    <p className={again ? 'prompt-line is-chosen' : 'prompt-line'}>
      <b>
        <Named words={highlighted.name} />
      </b>{' '}
      <Named words={highlighted.detail} />
      {again ? (
        <span className={offers ? 'prompt-again is-said' : 'prompt-again'}>
          {text.t(offers ? 'table.prompt.once-more' : 'table.prompt.again')}
        </span>
      ) : null}
    </p>
  )
}

type PromptLineProps = Pick<PointedLineProps, 'offers' | 'tip'> & { readonly model: PlayModel }

/** What there is to choose, or what has happened. */
function StandingLine({ model, offers }: Omit<PromptLineProps, 'tip'>) {
  const { table, plan, session } = model
  const { text, deciding, state, view } = table
  if (plan?.stopped) return <p className="prompt-line">{text.t('table.plan.stopped')}</p>
  if (plan !== undefined) {
    if (offers) return null
    const other = deciding !== undefined && deciding !== session.running.game.position.player
    const who = deciding === undefined ? '' : table.players[deciding].name
    return <p className="prompt-line">{other ? text.t('table.plan.other', { who }) : text.t('table.plan.about')}</p>
  }
  if (deciding === undefined) {
    const last = session.events.filter(({ type }) => type !== 'deal')
    return (
      <p className="prompt-line">
        {state.decision === null ? null : <Named words={narrate(view, last)} stops="tab" />}
      </p>
    )
  }
  const count = glowing(table)
  return offers || count === 0 ? null : <p className="prompt-line">{text.t('table.prompt.glow', { count })}</p>
}

/** The second line. */
export const PromptLine = ({ model, offers, tip }: PromptLineProps) => (
  <PointedLine table={model.table} offers={offers} tip={tip}>
    <StandingLine model={model} offers={offers} />
  </PointedLine>
)

/** The decisions of the turn so far: several steps read as one flow. */
export function TurnSoFar({ model }: { readonly model: PlayModel }) {
  const { turn, table } = model
  const { text } = table
  if (turn.length === 0 || table.deciding === undefined) return null
  return (
    <ol className="prompt-turn" aria-label={text.t('table.prompt.turn')}>
      {turn.map(({ move }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same move may come twice
        <li key={i}>
          <Named words={capital(moveName(text, move), text.language)} stops="tab" />
        </li>
      ))}
    </ol>
  )
}
