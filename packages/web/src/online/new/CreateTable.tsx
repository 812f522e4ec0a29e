import { COLORS, type Edition } from '@amyitis/engine'
import type { SeatPlan } from '@amyitis/protocol'
import { normalizeName } from '@amyitis/protocol/names'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { EditionFile } from '../../app/new/EditionFile.tsx'
import { Page } from '../../app/page/Page.tsx'
import { Portrait } from '../../app/people/Portrait.tsx'
import { Switch } from '../../app/settings/Switch.tsx'
import { go } from '../../app/use-route.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { Panel } from '../../theme/Panel.tsx'
import { createTable } from '../api/calls.ts'
import { signUpAs, useIdentity } from '../api/identity.ts'
import { problemText } from '../api/problem-text.ts'
import { noteCreated } from '../parts/just-created.ts'
import { NameField } from '../parts/NameField.tsx'
import { ClockFields } from './ClockFields.tsx'
import { LevelPicker } from './LevelPicker.tsx'
import { PlanFields } from './PlanFields.tsx'
import { OwnSeat, SeatCard } from './SeatCard.tsx'
import { lastTableForm, rememberTableForm, settingsOf, type TableForm } from './table-form.ts'
import '../../theme/pieces.css'
import './create-table.css'

/** Enters with a name if need be, creates the table and goes there; answers why not. */
function useCreate(form: TableForm, edition: Edition | undefined, name: string) {
  const text = useText()
  const { me } = useIdentity()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const create = async () => {
    const entered = me === undefined ? await signUpAs(normalizeName(name), text.language) : undefined
    if (entered?.ok === false) return entered.code
    const created = await createTable(settingsOf(form, edition))
    if (!created.ok) return created.code
    rememberTableForm(form)
    noteCreated(created.value.id)
    go({ screen: 'online', rest: ['table', created.value.id] })
    return undefined
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setProblem(await create())
    setBusy(false)
  }
  return { submit, busy, problem }
}

interface PartProps {
  readonly form: TableForm
  onChange(change: Partial<TableForm>): void
}

/** Who may sit where: four cushions, and the choice for the one that was tapped. */
function Seats({ form, onChange, name, onName }: PartProps & { readonly name: string; onName(name: string): void }) {
  const text = useText()
  const { me } = useIdentity()
  const group = useId()
  const [chosen, setChosen] = useState(1)
  const { others } = form
  const seat = Math.min(chosen, others.length + 1, COLORS.length - 1)
  const setOthers = (next: TableForm['others']) => onChange({ others: next })
  const plan = others[seat - 1]
  const set = (next: SeatPlan) =>
    setOthers(plan === undefined ? [...others, next] : others.map((one, i) => (i === seat - 1 ? next : one)))
  const remove = others.length > 1 ? () => setOthers(others.filter((_, i) => i !== seat - 1)) : undefined
  return (
    <Panel title={text.t('online.new.seats')} aside={text.t('online.players.count', { count: others.length + 1 })}>
      <div className="create-part">
        {me === undefined ? <NameField value={name} onChange={onName} /> : null}
        <fieldset className="seat-cards">
          <legend className="visually-hidden">{text.t('online.new.seats')}</legend>
          <OwnSeat id={me?.id ?? name} name={me?.name ?? normalizeName(name)} />
          {COLORS.slice(1).map((color, i) =>
            i > others.length ? null : (
              <SeatCard
                key={color}
                seat={i + 1}
                plan={others[i]}
                listed={form.public}
                group={group}
                chosen={seat === i + 1}
                onChoose={() => setChosen(i + 1)}
              />
            ),
          )}
        </fieldset>
        <PlanFields key={seat} seat={seat} plan={plan} onChange={set} onRemove={remove} />
        <p className="page-note">{text.t('online.plan.about')}</p>
      </div>
    </Panel>
  )
}

/** What is played, who can see it, and which bot replaces players who leave. */
function GamePart({ form, onChange, children }: PartProps & { readonly children: ReactNode }) {
  const text = useText()
  const asksReady = form.clock === 'live' && form.others.some(({ kind }) => kind !== 'bot')
  const toggle = (key: 'palace' | 'rated' | 'public' | 'spectators' | 'ready', label: string, about?: string) => (
    <Switch label={label} about={about} on={form[key]} onChange={(on) => onChange({ [key]: on })} />
  )
  return (
    <Panel title={text.t('online.new.game')}>
      <div className="create-rows">
        {toggle('palace', text.t('new.palace'), text.t('new.palace.about'))}
        {toggle('rated', text.t('online.new.rated'), text.t('online.new.rated.about'))}
        {toggle('public', text.t('online.new.public'), text.t('online.new.public.about'))}
        {toggle('spectators', text.t('online.new.spectators'))}
        {asksReady ? toggle('ready', text.t('online.new.ready'), text.t('online.new.ready.about')) : null}
        <details className="create-stand-in">
          <summary>
            {text.t('online.new.stand-in.who', { who: text.t(`level.${form.standIn}.name`) })}
            <Portrait level={form.standIn} size={40} />
          </summary>
          <LevelPicker
            label={text.t('online.new.stand-in')}
            level={form.standIn}
            onChange={(standIn) => onChange({ standIn })}
          />
        </details>
        <details>
          <summary>{text.t('new.more')}</summary>
          {children}
        </details>
      </div>
    </Panel>
  )
}

/** A new table for people elsewhere and bots: who may sit where, the clock, and who may see it. */
export function CreateTable() {
  const text = useText()
  const [form, setForm] = useState(lastTableForm)
  const [edition, setEdition] = useState<Edition>()
  const [name, setName] = useState('')
  const { submit, busy, problem } = useCreate(form, edition, name)
  const change = (part: Partial<TableForm>) => setForm({ ...form, ...part })
  return (
    <Page title={text.t('online.new.title')} over={text.t('page.gate')} camera="gate">
      <form className="create" onSubmit={submit}>
        <div className="create-main">
          <Seats form={form} onChange={change} name={name} onName={setName} />
          <Panel title={text.t('online.new.clock')}>
            <div className="create-part">
              <ClockFields form={form} onChange={change} />
            </div>
          </Panel>
        </div>
        <div className="create-aside">
          <GamePart form={form} onChange={change}>
            <EditionFile edition={edition} onChange={setEdition} />
          </GamePart>
          <p className="page-fault" role="alert">
            {problem === undefined ? null : problemText(text, problem)}
          </p>
          <button type="submit" className="button button-primary create-go" aria-disabled={busy}>
            <Icon name="check" size={20} />
            {text.t('online.new.go')}
          </button>
        </div>
      </form>
    </Page>
  )
}
