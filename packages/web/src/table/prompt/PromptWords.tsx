import type { Refusal } from '@amyitis/engine'
import { moveName, moveNames, promptOf, refusalOf, tell } from '@amyitis/narration'
import { routeTo } from '../../app/router.ts'
import { capital } from '../../board/choices.ts'
import type { TableModel } from '../../board/model.ts'
import { regionOf } from '../../board/regions.ts'
import { kindOfTarget } from '../../board/target.ts'
import { unbroken } from '../../board/unbroken.ts'
import type { PlayModel } from '../use-table.ts'

const ASKED = ['canal', 'square', 'row', 'temple', 'court', 'city', 'card', 'good', 'power'] as const
const MOST_NAMED = 4

/** Who decides what, and why. */
export function titleOf({ table, session }: PlayModel): string {
  const { view, text, deciding, state, players } = table
  if (state.decision === null) return text.t('table.end.over')
  if (deciding !== undefined) return promptOf(view)
  if (session.kind === 'online' && session.dealing) return text.t('table.prompt.dealing')
  if (session.kind === 'online' && session.slow) return text.t('table.prompt.sending')
  const who = players[state.decision.player].name
  const waits = session.kind === 'local' && session.bot === 'waiting'
  return text.t(waits ? 'table.prompt.waits' : 'table.prompt.thinks', { who })
}

/** Why something is refused, and what is possible instead. */
function refusalWords({ text, refused }: TableModel, { code, instead }: Refusal): string {
  const place = ASKED.find((one) => refused !== undefined && one === kindOfTarget(refused.target))
  if (code === 'not-asked' && place !== undefined) return text.t(`table.ask.${place}`)
  const said = refusalOf(text, { code, clause: undefined, instead: [] })
  if (instead.length === 0 || instead.length > MOST_NAMED) return said
  return `${said} ${text.t('table.prompt.possible', { moves: moveNames(text, instead) })}`
}

function Refused({ table }: { readonly table: TableModel }) {
  const { text, refused } = table
  if (refused === undefined) return null
  const { clause } = refused.refusal
  return (
    <p className="prompt-line is-refused" role="alert">
      {refusalWords(table, refused.refusal)}{' '}
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
    </p>
  )
}

/** The second line: what the choice looked at costs and brings, why something is refused, or what there is to choose. */
export function PromptLine({ model }: { readonly model: PlayModel }) {
  const { table, plan, session } = model
  const { text, looked, chosen, choices, refused, deciding, state, view } = table
  if (refused !== undefined) return <Refused table={table} />
  if (looked !== undefined)
    return (
      <p className={chosen?.target === looked.target ? 'prompt-line is-chosen' : 'prompt-line'}>
        <b>{looked.name}</b> {looked.detail}
        {chosen?.target === looked.target ? <span className="prompt-again">{text.t('table.prompt.again')}</span> : null}
      </p>
    )
  if (plan?.stopped) return <p className="prompt-line">{text.t('table.plan.stopped')}</p>
  if (plan !== undefined) {
    const other = deciding !== undefined && deciding !== session.running.game.position.player
    const who = deciding === undefined ? '' : table.players[deciding].name
    return <p className="prompt-line">{other ? text.t('table.plan.other', { who }) : text.t('table.plan.about')}</p>
  }
  if (deciding === undefined) {
    const last = session.events.filter(({ type }) => type !== 'deal')
    return <p className="prompt-line">{state.decision === null ? null : unbroken(tell(view, last))}</p>
  }
  const hidden = choices.every(({ target }) => regionOf(target) === undefined)
  return (
    <p className={hidden ? 'prompt-line is-spare' : 'prompt-line'}>
      {text.t('table.prompt.glow', { count: choices.length })}
    </p>
  )
}

/** The decisions of the turn so far: several steps read as one flow. */
export function TurnSoFar({ model }: { readonly model: PlayModel }) {
  const { turn, table } = model
  const { text } = table
  if (turn.length === 0 || table.deciding === undefined) return null
  return (
    <ol className="prompt-turn" aria-label={text.t('table.prompt.turn')}>
      {turn.map(({ move }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same move may come twice
        <li key={i}>{capital(moveName(text, move), text.language)}</li>
      ))}
    </ol>
  )
}
