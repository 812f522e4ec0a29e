import { COLORS, type Edition } from '@amyitis/engine'
import { characterNames } from '@amyitis/i18n/app'
import { type FormEvent, lazy, Suspense, useId, useMemo, useState } from 'react'
import { FIRST_GAME, FIRST_OPPONENT, PALACE_MINUTES } from '../../app/first-game.ts'
import { lastSetup, rememberSetup, type TableSetup } from '../../app/last-setup.ts'
import { type OwnLevel, ownLevel, withAutoLevels } from '../../app/own-strength.ts'
import { PageBar } from '../../app/page/PageBar.tsx'
import { Choices } from '../../app/settings/Choices.tsx'
import { Switch } from '../../app/settings/Switch.tsx'
import { startCoachedGame, startGame } from '../../app/start-game.ts'
import { useTitle } from '../../app/use-title.ts'
import { shuffled } from '../../game/create-game.ts'
import { cleanName, isAuto, isHuman, recordNames, type SeatSetting } from '../../game/seats.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { useGames } from '../games/use-games.ts'
import { Advice } from './Advice.tsx'
import { Cushion } from './Cushion.tsx'
import { cushionFor, hasDoubles } from './cushions.ts'
import { MoreOptions } from './MoreOptions.tsx'
import { Rug } from './Rug.tsx'
import { SeatPanel } from './SeatPanel.tsx'
import '../../theme/panel.css'
import '../../theme/pieces.css'
import './new-game.css'

const EmptyLand = lazy(() => import('../../garden/Model.tsx').then(({ EmptyLand }) => ({ default: EmptyLand })))

const ORDERS = ['listed', 'random'] as const
type Order = (typeof ORDERS)[number]

/** Remarks about bots: who is best for a first game, or about as strong as you. */
function useMarks({ level, isSure }: OwnLevel, first: boolean) {
  const text = useText()
  return {
    ...(first ? { [FIRST_OPPONENT]: text.t('new.best-first') } : {}),
    ...(isSure ? { [level]: text.t('new.your-strength') } : {}),
  }
}

/** What stands on the tags of the cushions. */
function useTags(seats: readonly SeatSetting[]) {
  const text = useText()
  const alone = seats.filter(isHuman).length === 1
  const names = characterNames(recordNames(seats))
  return COLORS.map((color, i) => {
    const seat = seats[i]
    if (seat === undefined) return { name: text.t('new.empty'), about: text.t('new.empty.about') }
    if (isAuto(seat)) return { name: names[i], about: text.t('new.auto.tag') }
    if (seat.kind === 'bot') return { name: names[i], about: text.t(`level.${seat.level}.epithet`) }
    const typed = cleanName(seat.name)
    const unnamed = alone ? text.t('game.you') : text.name('color', color)
    return { name: typed || unnamed, about: text.t(alone && typed !== '' ? 'game.you' : 'new.occupant.human') }
  })
}

/** A new game: who sits on which cushion, with the Palace or without, and what else may be chosen. */
export function NewGame({ people }: { readonly people: boolean }) {
  const text = useText()
  const group = useId()
  const { games } = useGames()
  const first = typeof games !== 'string' && games.every(({ summary }) => summary.player !== undefined)
  const [{ seats: chosen, palace }, setTable] = useState<TableSetup>(() => lastSetup(people ? 'people' : 'bots'))
  const own = useMemo(() => ownLevel(typeof games === 'string' ? [] : games), [games])
  const seats = withAutoLevels(chosen, own.level)
  const [cushion, setCushion] = useState(1)
  const [order, setOrder] = useState<Order>('listed')
  const [coached, setCoached] = useState<boolean>()
  const [seed, setSeed] = useState('')
  const [edition, setEdition] = useState<Edition>()
  const marks = useMarks(own, first)
  const tags = useTags(seats)
  const doubled = hasDoubles(seats)
  const alone = seats.filter(isHuman).length === 1
  const withCoach = alone && (coached ?? first)
  useTitle(text.t('app.title.screen', { screen: text.t(people ? 'new.people.title' : 'new.title') }))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (doubled) return
    const clean = seats.map((seat) => (seat.kind === 'human' ? { ...seat, name: cleanName(seat.name) } : seat))
    rememberSetup({ seats: clean, palace })
    void (withCoach ? startCoachedGame : startGame)({
      seats: order === 'random' ? shuffled(clean) : clean,
      palace,
      seed: seed.trim() === '' ? undefined : seed.trim(),
      edition,
    })
  }
  const takeAdvice = () => {
    setTable(FIRST_GAME)
    setCushion(1)
    setCoached(true)
  }
  const change = (next: readonly SeatSetting[]) => {
    setTable({ seats: next, palace })
    setCushion(cushionFor(next, cushion))
  }

  return (
    <div className="new-game">
      <PageBar />
      <div className="new-game-land">
        <Suspense fallback={null}>
          <EmptyLand />
        </Suspense>
      </div>
      <form className="new-game-form" onSubmit={submit}>
        <div className="new-game-head">
          <h1 className="new-game-title">{text.t('new.who')}</h1>
          {first && !people ? <Advice onTake={takeAdvice} /> : null}
        </div>
        <fieldset className="new-game-seats">
          <legend className="visually-hidden">{text.t('new.seats')}</legend>
          <Rug>
            {COLORS.map((color, i) => (
              <Cushion
                key={color}
                index={i}
                seat={seats[i]}
                {...tags[i]}
                group={group}
                chosen={i === cushion}
                onChoose={() => setCushion(cushionFor(seats, i))}
              />
            ))}
          </Rug>
        </fieldset>
        <div className="new-game-who">
          <SeatPanel seats={seats} cushion={cushion} fitting={own.level} marks={marks} onChange={change} />
        </div>
        <div className="panel new-game-box">
          <Switch
            label={text.t('new.palace')}
            about={text.t('new.palace.minutes', { minutes: PALACE_MINUTES })}
            on={palace}
            onChange={(on) => setTable({ seats, palace: on })}
          />
          {alone ? (
            <Switch
              label={text.t('new.coach')}
              about={text.t('new.coach.about')}
              on={withCoach}
              onChange={setCoached}
            />
          ) : (
            <p className="page-note">{seats.some(isHuman) ? null : text.t('new.no-human')}</p>
          )}
        </div>
        <MoreOptions seed={seed} edition={edition} onSeed={setSeed} onEdition={setEdition}>
          <Choices<Order>
            label={text.t('new.order')}
            value={order}
            options={ORDERS}
            nameOf={(one) => text.t(`new.order.${one}`)}
            onChange={setOrder}
          />
        </MoreOptions>
        <div className="new-game-start">
          <p className="page-fault" role="status">
            {doubled ? text.t('new.same-name') : null}
          </p>
          <button type="submit" className="button button-primary new-game-go" aria-disabled={doubled}>
            <Icon name="play" size={20} />
            {text.t(seats.some(isHuman) ? 'new.sit' : 'new.watch', { count: seats.length })}
          </button>
        </div>
      </form>
    </div>
  )
}
