import type { Edition } from '@amyitis/engine'
import { type FormEvent, useState } from 'react'
import { shuffled } from '../../game/begin.ts'
import { cleanName, isHuman, type SeatSetting } from '../../game/seats.ts'
import { Icon } from '../../icons/icon.tsx'
import { lastChoice, rememberChoice } from '../last-choice.ts'
import { Page } from '../Page.tsx'
import { Choices } from '../settings/Choices.tsx'
import { Switch } from '../settings/Switch.tsx'
import { startGame } from '../start-game.ts'
import { useText } from '../text.ts'
import { EditionFile } from './EditionFile.tsx'
import { SeatRow } from './SeatRow.tsx'
import { freshBot, withoutDoubles } from './seats-form.ts'
import '../settings/settings.css'
import './new-game.css'

const ORDERS = ['listed', 'random'] as const
type Order = (typeof ORDERS)[number]

/** A new game: who sits where, with the expansion or not, and what else may be chosen. */
export function NewGame({ people }: { readonly people: boolean }) {
  const text = useText()
  const [{ seats, palace }, setTable] = useState(() => lastChoice(people ? 'people' : 'bots'))
  const [order, setOrder] = useState<Order>('listed')
  const [seed, setSeed] = useState('')
  const [edition, setEdition] = useState<Edition>()
  const setSeats = (next: readonly SeatSetting[]) => setTable({ seats: next, palace })
  const doubled = withoutDoubles(seats) === undefined

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (doubled) return
    const clean = seats.map((seat) => ({ ...seat, name: cleanName(seat.name) }))
    rememberChoice({ seats: clean, palace })
    void startGame({
      seats: order === 'random' ? shuffled(clean) : clean,
      palace,
      seed: seed.trim() === '' ? undefined : seed.trim(),
      edition,
    })
  }

  return (
    <Page title={text.t(people ? 'new.people.title' : 'new.title')}>
      <form className="new" onSubmit={submit}>
        <section className="page-card">
          <h2 className="new-title">{text.t('new.seats')}</h2>
          <ol className="new-seats">
            {seats.map((_, i) => (
              <SeatRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
                key={i}
                seats={seats}
                index={i}
                onChange={(next) => setSeats(seats.map((one, j) => (j === i ? next : one)))}
                onRemove={seats.length > 2 ? () => setSeats(seats.filter((_, j) => j !== i)) : undefined}
              />
            ))}
          </ol>
          {seats.length < 4 ? (
            <button
              type="button"
              className="button new-add"
              onClick={() => setSeats([...seats, people ? { kind: 'human', name: '' } : freshBot(seats)])}
            >
              <Icon name="plus" size={18} />
              {text.t('new.add')}
            </button>
          ) : null}
          {seats.some(isHuman) ? null : <p className="page-note">{text.t('new.no-human')}</p>}
          <p className="page-fault" role="status">
            {doubled ? text.t('new.same-name') : null}
          </p>
          <Choices<Order>
            label={text.t('new.order')}
            value={order}
            options={ORDERS}
            nameOf={(one) => text.t(`new.order.${one}`)}
            onChange={setOrder}
          />
          <p className="page-note">{text.t('new.order.about')}</p>
        </section>
        <section className="page-card">
          <Switch
            label={text.t('new.palace')}
            about={text.t('new.palace.about')}
            on={palace}
            onChange={(on) => setTable({ seats, palace: on })}
          />
          <details className="new-more">
            <summary>{text.t('new.more')}</summary>
            <div className="form-row">
              <label htmlFor="seed">{text.t('new.seed')}</label>
              <input
                id="seed"
                className="input"
                maxLength={100}
                spellCheck={false}
                autoComplete="off"
                aria-describedby="seed-about"
                value={seed}
                onChange={(event) => setSeed(event.target.value)}
              />
              <p id="seed-about" className="page-note">
                {text.t('new.seed.about')}
              </p>
            </div>
            <EditionFile edition={edition} onChange={setEdition} />
          </details>
        </section>
        <button type="submit" className="button button-primary new-start" aria-disabled={doubled}>
          <Icon name="play" size={20} />
          {text.t('new.start')}
        </button>
      </form>
    </Page>
  )
}
