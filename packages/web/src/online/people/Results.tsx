import type { PlayerPage } from '@amyitis/protocol'
import { useText } from '../../text/use-text.ts'
import { Panel } from '../../theme/Panel.tsx'
import './win-shares.css'

/** How often a player came first, by the size of the game, beside what chance alone would give. */
export function Results({ results }: { readonly results: PlayerPage['results'] }) {
  const text = useText()
  const percent = new Intl.NumberFormat(text.language, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <Panel title={text.t('online.player.results')}>
      {results.length === 0 ? (
        <p className="page-note">{text.t('online.player.results.none')}</p>
      ) : (
        <>
          <table className="win-shares">
            <thead>
              <tr>
                <th scope="col">{text.t('online.player.size')}</th>
                <th scope="col">{text.t('online.ladder.games')}</th>
                <th scope="col" colSpan={2}>
                  {text.t('online.player.wins')}
                </th>
              </tr>
            </thead>
            <tbody>
              {results.map(({ players, games, places }) => {
                const share = games === 0 ? 0 : (places[0] ?? 0) / games
                return (
                  <tr key={players}>
                    <th scope="row">{text.t('online.players.count', { count: players })}</th>
                    <td>{games.toLocaleString(text.language)}</td>
                    <td className="win-shares-bar" aria-hidden="true">
                      <span className="win-shares-slot">
                        <span className="win-shares-won" style={{ inlineSize: `${share * 100}%` }} />
                        <span className="win-shares-chance" style={{ insetInlineStart: `${100 / players}%` }} />
                      </span>
                    </td>
                    <td>
                      <b>{percent.format(share)}</b>
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
          <p className="page-note">{text.t('online.player.results.about')}</p>
        </>
      )}
    </Panel>
  )
}
