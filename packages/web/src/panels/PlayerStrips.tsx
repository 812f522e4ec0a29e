import type { State } from '@amyitis/engine'
import type { ReactNode } from 'react'
import type { TableModel } from '../board/model.ts'
import { Icon } from '../icons/Icon.tsx'
import { PlayerMark } from '../icons/PlayerMark.tsx'
import { Count } from './Count.tsx'
import { spreadGoods } from './goods-held.ts'
import { SeatAside } from './SeatAside.tsx'
import './player-strips.css'
import './player-strips-beside.css'

type Seat = State['seats'][number]

/** What holds for a player now: first, passed, winning. */
function flagsOf({ text, state }: TableModel, index: number): ReactNode[] {
  return [
    state.firstPlayer === index && <Icon key="first" name="first" size={15} label={text.t('table.player.first')} />,
    state.seats[index].passed && <Icon key="passed" name="passed" size={15} label={text.t('table.player.passed')} />,
    state.winners?.includes(index) && <Icon key="wins" name="winner" size={15} label={text.t('table.player.wins')} />,
  ].filter(Boolean)
}

function Strip({ table, index, seat }: { table: TableModel; index: number; seat: Seat }) {
  const { text, players } = table
  const goods = spreadGoods(seat.goods)
  const flags = flagsOf(table, index)
  return (
    <>
      <span className={flags.length > 1 ? 'player-strip-head is-flagged' : 'player-strip-head'}>
        <PlayerMark color={seat.color} size={22} />
        <span className="player-strip-name">{players[index].name}</span>
        {flags}
        <Count
          className="player-strip-score"
          icon="points"
          size={17}
          count={seat.score}
          label={text.t('part.points', { count: seat.score })}
          at={`seat ${index} score`}
        />
      </span>
      <span className="player-strip-stock">
        <Count
          icon="talent"
          size={16}
          count={seat.talents}
          label={text.t('part.talents', { count: seat.talents })}
          at={`seat ${index} talents`}
        />
        <Count
          icon="camel"
          size={17}
          count={seat.camels}
          label={text.t('part.camels', { count: seat.camels })}
          at={`seat ${index} camels`}
        />
        <span className="player-strip-goods" data-at={`seat ${index} goods`}>
          {goods.map((held) => (
            <span key={held.key}>
              <Icon name={held.good} size={17} label={text.t('why.good', held)} />
              {held.count > 1 ? <span aria-hidden="true">{held.count}</span> : null}
            </span>
          ))}
        </span>
      </span>
      <SeatAside seat={index} brief />
    </>
  )
}

export interface PlayerStripsProps {
  readonly table: TableModel
  /** Where the rest of a player’s stock is shown. */
  onOpen?(seat: number): void
}

/** The players in brief, for small screens: mark, score, talents, camels; with two players also names and goods. */
export function PlayerStrips({ table, onOpen }: PlayerStripsProps) {
  const { state, text } = table
  const strip = (seat: Seat, index: number): ReactNode => {
    const inside = <Strip table={table} index={index} seat={seat} />
    const className = state.decision?.player === index ? 'player-strip is-deciding' : 'player-strip'
    const shared = { className, 'data-color': seat.color, 'data-at': `seat ${index}` }
    if (onOpen === undefined) return <div {...shared}>{inside}</div>
    return (
      <button type="button" {...shared} onClick={() => onOpen(index)}>
        {inside}
      </button>
    )
  }
  return (
    <ol className="player-strips" data-seats={state.players} aria-label={text.t('table.players')}>
      {state.seats.map((seat, index) => (
        <li key={seat.color} aria-current={state.decision?.player === index ? 'true' : undefined}>
          {strip(seat, index)}
        </li>
      ))}
    </ol>
  )
}
