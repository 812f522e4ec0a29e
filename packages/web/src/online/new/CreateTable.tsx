import { isLevel, LEVELS } from '@amyitis/bots'
import { COLORS, type Edition } from '@amyitis/engine'
import { normalizeName } from '@amyitis/protocol/names'
import { type FormEvent, useState } from 'react'
import { EditionFile } from '../../app/new/EditionFile.tsx'
import { Page } from '../../app/Page.tsx'
import { Switch } from '../../app/settings/Switch.tsx'
import { useText } from '../../app/text.ts'
import { go } from '../../app/use-route.ts'
import { Icon } from '../../icons/icon.tsx'
import { PlayerMark } from '../../icons/player-mark.tsx'
import { createTable } from '../api/calls.ts'
import { enter, useWho } from '../api/who.ts'
import { problemWords } from '../api/words.ts'
import { noteCreated } from '../parts/just-created.ts'
import { NameField } from '../parts/NameField.tsx'
import { ClockFields } from './ClockFields.tsx'
import { PlanRow } from './PlanRow.tsx'
import { lastWish, rememberWish, settingsOf, type Wish } from './wish.ts'
import '../../app/settings/settings.css'
import '../../app/new/new-game.css'

/** Enters with a name if need be, creates the table and goes there; answers why not. */
function useCreate(wish: Wish, edition: Edition | undefined, name: string) {
  const text = useText()
  const { me } = useWho()
  const [trouble, setTrouble] = useState<string>()
  const [busy, setBusy] = useState(false)
  const create = async () => {
    const entered = me === undefined ? await enter(normalizeName(name), text.language) : undefined
    if (entered?.ok === false) return entered.code
    const created = await createTable(settingsOf(wish, edition))
    if (!created.ok) return created.code
    rememberWish(wish)
    noteCreated(created.value.id)
    go({ screen: 'online', rest: ['table', created.value.id] })
    return undefined
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setTrouble(await create())
    setBusy(false)
  }
  return { submit, busy, trouble }
}

interface MoreProps {
  readonly wish: Wish
  onChange(change: Partial<Wish>): void
}

function Openness({ wish, onChange }: MoreProps) {
  const text = useText()
  return (
    <section className="page-card">
      <Switch
        label={text.t('online.new.public')}
        about={text.t('online.new.public.about')}
        on={wish.public}
        onChange={(on) => onChange({ public: on })}
      />
      <Switch
        label={text.t('online.new.spectators')}
        on={wish.spectators}
        onChange={(on) => onChange({ spectators: on })}
      />
      <Switch
        label={text.t('online.new.rated')}
        about={text.t('online.new.rated.about')}
        on={wish.rated}
        onChange={(on) => onChange({ rated: on })}
      />
    </section>
  )
}

/** A new table for people elsewhere and bots: who may sit where, the clock, and who may see it. */
export function CreateTable() {
  const text = useText()
  const { me } = useWho()
  const [wish, setWish] = useState(lastWish)
  const [edition, setEdition] = useState<Edition>()
  const [name, setName] = useState('')
  const { submit, busy, trouble } = useCreate(wish, edition, name)
  const change = (part: Partial<Wish>) => setWish({ ...wish, ...part })
  const { others } = wish
  const setOthers = (next: Wish['others']) => change({ others: next })
  return (
    <Page title={text.t('online.new.title')}>
      <form className="new" onSubmit={submit}>
        <section className="page-card">
          <h2 className="new-title">{text.t('online.new.seats')}</h2>
          <ol className="new-seats">
            <li className="new-seat">
              <PlayerMark color={COLORS[0]} size={34} label={text.name('color', COLORS[0])} />
              {me === undefined ? (
                <NameField value={name} onChange={setName} />
              ) : (
                <p className="online-own">
                  <b>{me.name}</b> <span className="page-note">{text.t('online.new.you')}</span>
                </p>
              )}
            </li>
            {others.map((plan, i) => (
              <PlanRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
                key={i}
                seat={i + 1}
                plan={plan}
                onChange={(next) => setOthers(others.map((one, j) => (j === i ? next : one)))}
                onRemove={others.length > 1 ? () => setOthers(others.filter((_, j) => j !== i)) : undefined}
              />
            ))}
          </ol>
          {others.length < 3 ? (
            <button type="button" className="button new-add" onClick={() => setOthers([...others, { kind: 'open' }])}>
              <Icon name="plus" size={18} />
              {text.t('new.add')}
            </button>
          ) : null}
          <p className="page-note">{text.t('online.plan.about')}</p>
        </section>
        <section className="page-card">
          <ClockFields wish={wish} onChange={change} />
        </section>
        <Openness wish={wish} onChange={change} />
        <section className="page-card">
          <Switch
            label={text.t('new.palace')}
            about={text.t('new.palace.about')}
            on={wish.palace}
            onChange={(palace) => change({ palace })}
          />
          <details className="new-more">
            <summary>{text.t('new.more')}</summary>
            <div className="form-row">
              <label htmlFor="stand-in">{text.t('online.new.stand-in')}</label>
              <select
                id="stand-in"
                className="input"
                value={wish.standIn}
                onChange={({ target }) => isLevel(target.value) && change({ standIn: target.value })}
              >
                {LEVELS.map((level) => (
                  <option key={level} value={level}>
                    {text.t(`level.${level}.name`)}
                  </option>
                ))}
              </select>
            </div>
            <EditionFile edition={edition} onChange={setEdition} />
          </details>
        </section>
        <p className="page-fault" role="alert">
          {trouble === undefined ? null : problemWords(text, trouble)}
        </p>
        <button type="submit" className="button button-primary new-start" aria-disabled={busy}>
          <Icon name="play" size={20} />
          {text.t('online.new.go')}
        </button>
      </form>
    </Page>
  )
}
