import type { Box, State } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n/app'
import { cardId, roman } from '@amyitis/narration'
import { memo } from 'react'
import { Portrait } from '../app/people/Portrait.tsx'
import type { PlayerInfo } from '../board/model.ts'
import type { Targets } from '../board/use-targets.ts'
import { Icon } from '../icons/Icon.tsx'
import { PlayerMark } from '../icons/PlayerMark.tsx'
import { Count } from './Count.tsx'
import { PlayerGoods } from './PlayerGoods.tsx'
import { PlayerTiles } from './PlayerTiles.tsx'
import { SeatAside } from './SeatAside.tsx'
import { SeatGain } from './SeatGain.tsx'
import './chip.css'
import './player-parts.css'
import './player-card.css'
import './player-card-low.css'
import './player-card-narrow.css'
import './player-card-compact.css'
import './player-card-beside.css'

interface PlayerCourtProps extends Pick<State['seats'][number], 'banker' | 'caravaneer' | 'palace'> {
  readonly index: number
  readonly text: Text
}

/** R8.1 The court cards that lie on top: the level reached of each kind. */
const PlayerCourt = memo(function PlayerCourt({ index, text, ...levels }: PlayerCourtProps) {
  return (
    <ul className="player-court">
      {(['banker', 'caravaneer', 'palace'] as const).map((kind) => {
        const level = levels[kind]
        const none = kind === 'caravaneer' ? '0' : '–'
        const said = level > 0 || kind === 'caravaneer' ? text.name('card', cardId(kind, level)) : undefined
        return (
          <li
            key={kind}
            className={level > 0 ? 'player-level' : 'player-level is-none'}
            data-at={`seat ${index} ${kind}`}
          >
            <Icon name={kind} size={21} label={said ?? text.t('table.player.no-card', { court: kind })} />
            <span aria-hidden="true">{level > 0 ? roman(level) : none}</span>
          </li>
        )
      })}
    </ul>
  )
})

interface PlayerFlagsProps {
  readonly index: number
  readonly text: Text
  readonly first: boolean
  readonly passed: boolean
  readonly wins: boolean
}

/** What holds for a player now: first, passed, winning. */
const PlayerFlags = memo(function PlayerFlags({ index, text, first, passed, wins }: PlayerFlagsProps) {
  return (
    <ul className="player-flags">
      {first ? (
        <li data-at={`seat ${index} first`}>
          <Icon name="first" size={18} label={text.t('table.player.first')} />
        </li>
      ) : null}
      {passed ? (
        <li data-at={`seat ${index} passed`}>
          <Icon name="passed" size={16} />
          <span className="player-flag-word">{text.t('table.player.passed')}</span>
        </li>
      ) : null}
      {wins ? (
        <li className="player-wins">
          <Icon name="winner" size={18} />
          <span className="player-flag-word">{text.t('table.player.wins')}</span>
        </li>
      ) : null}
    </ul>
  )
})

export interface PlayerCardProps {
  readonly seat: State['seats'][number]
  readonly index: number
  readonly player: PlayerInfo
  readonly text: Text
  readonly box: Box
  readonly first: boolean
  /** Whose decision it is: here, elsewhere, or not this player's. */
  readonly decides: 'here' | 'elsewhere' | undefined
  readonly wins: boolean
  /** Set while this player chooses with which good to pay. */
  readonly paying: Targets | undefined
}

/** All that a player owns. */
export const PlayerCard = memo(function PlayerCard(props: PlayerCardProps) {
  const { seat, index, player, text, box, first, decides, wins, paying } = props
  const at = (what: string) => `seat ${index} ${what}`
  return (
    <article
      className={decides === undefined ? 'player' : 'player is-deciding'}
      data-color={seat.color}
      data-at={`seat ${index}`}
    >
      <header className="player-head">
        <PlayerMark color={seat.color} size={34} />
        {player.level === undefined ? null : (
          <span className="player-face">
            <Portrait level={player.level} size={28} />
          </span>
        )}
        <div className="player-who">
          <div className="player-title">
            <h3 className="player-name">{player.name}</h3>
            <PlayerFlags index={index} text={text} first={first} passed={seat.passed} wins={wins} />
          </div>
          <p className="player-note">
            {decides === undefined ? null : (
              <span className="player-decides">
                <Icon name="play" size={12} />
                <span className="player-decides-word">
                  {text.t(decides === 'here' ? 'table.player.your-turn' : 'table.player.decides')}
                </span>
              </span>
            )}
            {decides === 'here' || player.note === '' ? null : <span className="player-epithet">{player.note}</span>}
            <SeatAside seat={index} />
          </p>
        </div>
        <SeatGain seat={index} />
        <Count
          className="player-score"
          icon="points"
          size={23}
          count={seat.score}
          label={text.t('part.points', { count: seat.score })}
          at={at('score')}
        />
      </header>
      <div className="player-stock">
        <Count
          className="chip"
          icon="talent"
          count={seat.talents}
          label={text.t('part.talents', { count: seat.talents })}
          at={at('talents')}
        />
        <Count
          className="chip"
          icon="camel"
          count={seat.camels}
          label={text.t('part.camels', { count: seat.camels })}
          at={at('camels')}
        />
        <Count
          className="chip"
          icon={`cube-${seat.color}`}
          count={seat.cubes}
          label={text.t('table.cubes', { count: seat.cubes })}
          at={at('cubes')}
        />
        <Count
          className="chip player-gardeners"
          icon="gardener"
          count={seat.gardeners}
          label={text.t('why.gardeners', { count: seat.gardeners })}
          at={at('gardener')}
        />
      </div>
      <PlayerGoods
        index={index}
        goods={seat.goods}
        keeps={box.caravaneers[seat.caravaneer].keeps}
        text={text}
        paying={paying}
      />
      <PlayerCourt index={index} banker={seat.banker} caravaneer={seat.caravaneer} palace={seat.palace} text={text} />
      <PlayerTiles index={index} tiles={seat.tiles} box={box} text={text} />
    </article>
  )
})
