import { type OpeningCollection, openingSeed, openOpeningGame } from '@amyitis/bots'
import { formatRecord, withHeaders } from '@amyitis/engine'
import { routeTo } from '../../app/router.ts'
import { go } from '../../app/use-route.ts'
import { packRecord } from '../../game/link.ts'
import { Icon } from '../../icons/Icon.tsx'
import { dayOf } from '../../statistics/screen/names.ts'
import { useText } from '../../text/use-text.ts'
import type { OpeningLine } from '../model/lines.ts'

/** Enough games to see what became of an opening. */
const SHOWN = 3

/** Before the first decision. */
const START = '0'

async function replay(openings: OpeningCollection, number: number): Promise<void> {
  const game = openOpeningGame(openings, number)
  if (game === undefined) return
  const record = formatRecord(withHeaders(game, { seed: openingSeed(openings.kind, number) }))
  go({ screen: 'replay', rest: ['record', await packRecord(record), START] })
}

interface ReplaysProps {
  readonly lines: readonly OpeningLine[]
  /** Where the games of bots are from. */
  readonly openings: OpeningCollection | undefined
}

/** Some games that began this way. */
export function Replays({ lines, openings }: ReplaysProps) {
  const text = useText()
  // A game stands here once, for the first of its players who began like this.
  const shown = lines.filter(({ replay: game }, i) => lines.findIndex((other) => other.replay === game) === i)
  const whole = new Intl.NumberFormat(text.language, { signDisplay: 'exceptZero' })
  if (shown.length === 0) return null
  return (
    <section>
      <h3 className="opening-replays">{text.t('openings.replays')}</h3>
      <ul className="page-actions">
        {shown.slice(0, SHOWN).map(({ replay: game, place, margin: points }) => {
          const margin = whole.format(points).replace('-', '−')
          if (typeof game === 'number')
            return openings === undefined ? null : (
              <li key={`${game} ${place}`}>
                <button type="button" className="button" onClick={() => void replay(openings, game)}>
                  <Icon name="step-back" size={18} />
                  {text.t('openings.replay.bots', { number: game, place, margin })}
                </button>
              </li>
            )
          return game === undefined ? null : (
            <li key={game.id}>
              <a className="button" href={routeTo({ screen: 'replay', rest: [game.kind, game.id, START] })}>
                <Icon name="step-back" size={18} />
                {text.t('openings.replay.mine', { date: dayOf(text, game.at), margin })}
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
