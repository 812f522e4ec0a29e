import type { Text } from '@amyitis/i18n/app'
import type { PlayerPage, TableSummary } from '@amyitis/protocol'
import { routeTo } from '../../app/router.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { TableRow } from '../lobby/TableRow.tsx'
import { ratingChange } from '../parts/rating-text.ts'
import { namesAt, othersAt } from '../parts/table-names.ts'
import './finished-game-row.css'

type Played = Pick<PlayerPage['games'][number], 'change'> & TableSummary

/** How a game ended for a player. */
function Outcome({ game: { players, ranks }, of }: { readonly game: Played; readonly of: string }) {
  const text = useText()
  const rank = ranks?.[players.findIndex(({ player }) => player?.id === of)]
  if (rank === undefined) return null
  if (rank === 1) return <span className="game-row-outcome is-won">{text.t('online.player.won')}</span>
  const count = players.length
  return (
    <span className={rank === count ? 'game-row-outcome is-lost' : 'game-row-outcome'}>
      {count === 2 ? text.t('online.player.lost') : text.t('online.player.place', { rank, count })}
    </span>
  )
}

/** Who has won it. */
function winners(text: Text, { players, ranks }: Played): string {
  const who = namesAt(text, players).filter((_, seat) => ranks?.[seat] === 1)
  return text.t('game.won', { count: who.length, who: text.list(who) })
}

interface FinishedGameRowProps {
  readonly game: Played
  /** Whose game it is in this list, if it is of one player. */
  readonly of?: string | undefined
}

/** A finished game: who played, how it ended, what it did to the rating, and a link to its replay. */
export function FinishedGameRow({ game, of }: FinishedGameRowProps) {
  const text = useText()
  const { id, scores, round, change, changed } = game
  return (
    <TableRow
      table={game}
      title={
        of === undefined ? (
          <span>{text.list(othersAt(text, game, undefined))}</span>
        ) : (
          <>
            <Outcome game={game} of={of} />
            <span>{text.list(othersAt(text, game, of))}</span>
          </>
        )
      }
      about={[
        ...(of === undefined ? [winners(text, game)] : []),
        ...(round === undefined ? [] : [text.t('game.round', { round })]),
        new Date(changed).toLocaleDateString(text.locale, { dateStyle: 'medium' }),
      ]}
    >
      {scores === undefined ? null : <span className="game-row-score">{scores.join(' : ')}</span>}
      {of === undefined ? null : (
        <b className={change !== undefined && change < 0 ? 'game-row-change is-down' : 'game-row-change'}>
          {change === undefined ? null : ratingChange(text, change)}
        </b>
      )}
      <a className="button" href={routeTo({ screen: 'replay', rest: ['table', id] })}>
        <Icon name="step-back" size={18} />
        {text.t('online.go.look')}
      </a>
    </TableRow>
  )
}
