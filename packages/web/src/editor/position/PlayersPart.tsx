import { COURT, GOODS } from '@amyitis/engine'
import { roman } from '@amyitis/narration'
import { PlayerMark } from '../../icons/PlayerMark.tsx'
import { TileMark } from '../../panels/TileMark.tsx'
import { useText } from '../../text/use-text.ts'
import { ValueControl } from '../ValueControl.tsx'
import { withTrackRank } from './model/cards.ts'
import { levels, numberIn } from './model/values.ts'
import { PowerFields, ReserveFields, RoundFields } from './round-fields.tsx'
import { useFaultsAt } from './use-faults-at.ts'
import { usePosition } from './use-position.ts'
import './players-part.css'

/** R12.2 The palace track, and who is ahead on a shared space. */
function Track({ seat }: { readonly seat: number }) {
  const text = useText()
  const { state, set, change } = usePosition()
  const { track, trackRank } = state.seats[seat]
  const sharing = state.seats.filter((one) => one.track === track).length
  return (
    <>
      <ValueControl
        label={text.t('table.palace.track')}
        value={track}
        onChange={(entered) => set(`seats[${seat}].track`, numberIn(entered))}
      />
      {trackRank === undefined || track === 0 ? null : (
        <ValueControl
          label={text.t('position.rank')}
          value={String(trackRank)}
          names={levels(sharing - 1)}
          nameOf={(rank) => String(Number(rank) + 1)}
          onChange={(rank) => change(withTrackRank(state, seat, Number(rank)))}
        />
      )}
    </>
  )
}

function Player({ seat }: { readonly seat: number }) {
  const text = useText()
  const { state, box, set } = usePosition()
  const faultsAt = useFaultsAt()
  const own = state.seats[seat]
  const name = text.name('color', own.color)
  const at = (key: string) => `seats[${seat}].${key}`
  const tiles = own.tiles.flatMap((id) => box.tiles.filter((tile) => tile.id === id))
  return (
    <fieldset className="editor-piece position-player">
      <legend className="visually-hidden">{name}</legend>
      <p className="editor-piece-name">
        <PlayerMark color={own.color} size={28} />
        {name}
        <span className="position-tiles">
          {tiles.map(({ id, points, quality }) => (
            <TileMark key={id} points={points} quality={quality} />
          ))}
          <span className="visually-hidden">{text.t('table.player.tiles', { count: tiles.length })}</span>
        </span>
      </p>
      <ValueControl
        label={text.t('rules.R9.2.points')}
        icon="points"
        value={own.score}
        onChange={(entered) => set(at('score'), numberIn(entered))}
      />
      {(['talents', 'camels'] as const).map((what) => (
        <ValueControl
          key={what}
          label={text.t(`rules.tokens.${what}`)}
          icon={what === 'talents' ? 'talent' : 'camel'}
          value={own[what]}
          max={own[what] + state.reserve[what]}
          faults={faultsAt(what)}
          onChange={(entered) => set(at(what), numberIn(entered))}
        />
      ))}
      {GOODS.map((good) => (
        <ValueControl
          key={good}
          label={text.name('good', good)}
          icon={good}
          value={own.goods[good]}
          max={own.goods[good] + state.reserve.goods[good]}
          faults={faultsAt(`goods.${good}`)}
          onChange={(entered) => set(at(`goods.${good}`), numberIn(entered))}
        />
      ))}
      {(['banker', 'caravaneer', 'palace'] as const).map((kind) => (
        <ValueControl
          key={kind}
          label={text.name('court', kind)}
          icon={kind}
          value={String(own[kind])}
          names={levels(box.levels[COURT.indexOf(kind)])}
          nameOf={(level) => (level === '0' ? level : roman(Number(level)))}
          faults={faultsAt(`reserve.${kind}`)}
          onChange={(level) => set(at(kind), Number(level))}
        />
      ))}
      <ValueControl
        label={text.name('court', 'gardener')}
        icon="gardener"
        value={own.gardeners}
        max={own.gardeners + state.reserve.gardeners}
        faults={faultsAt('reserve.gardeners')}
        onChange={(entered) => set(at('gardeners'), numberIn(entered))}
      />
      {state.palace ? <Track seat={seat} /> : null}
      <label className="check">
        <input type="checkbox" checked={own.passed} onChange={({ target }) => set(at('passed'), target.checked)} />
        {text.t('position.passed')}
      </label>
      <p className="page-note">{text.t('table.cubes', { count: own.cubes })}</p>
      {faultsAt(at('cubes')).map((fault) => (
        <p key={fault} className="page-fault">
          {fault}
        </p>
      ))}
    </fieldset>
  )
}

/** What the players have, and where the round has come to. */
export function PlayersPart() {
  const { state } = usePosition()
  return (
    <div className="position-players">
      <div className="position-column">
        <RoundFields />
        <PowerFields />
        <ReserveFields />
      </div>
      {state.seats.map(({ color }, seat) => (
        <Player key={color} seat={seat} />
      ))}
    </div>
  )
}
