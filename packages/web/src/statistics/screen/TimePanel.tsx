import { percent } from '@amyitis/narration'
import { useState } from 'react'
import { routeTo } from '../../app/router.ts'
import { Choices } from '../../app/settings/Choices.tsx'
import { GameLine } from '../../charts/GameLine.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { Panel } from '../../theme/Panel.tsx'
import { overTime, TIME_MEASURES, type TimeMeasure, WINDOW } from '../model/over-time.ts'
import type { PlayedGame } from '../model/played-game.ts'
import { dayOf, numberOf } from './names.ts'

/** Without a review there is no accuracy: a whole game takes the bot too long to judge it here. */
function NoAccuracy({ latest }: { readonly latest: PlayedGame }) {
  const text = useText()
  return (
    <>
      <p className="page-note">{text.t('stats.accuracy.none')}</p>
      <p className="page-actions">
        <a className="button" href={routeTo({ screen: 'replay', rest: [latest.kind, latest.id] })}>
          <Icon name="step-back" size={18} />
          {text.t('stats.accuracy.go')}
        </a>
      </p>
    </>
  )
}

function Course({ games, measure }: { readonly games: readonly PlayedGame[]; readonly measure: TimeMeasure }) {
  const text = useText()
  const points = overTime(games, measure)
  const first = points[0]
  const last = points[points.length - 1]
  if (first === undefined) return <NoAccuracy latest={games[games.length - 1]} />
  const format = (value: number, digits = 1) =>
    measure === 'accuracy' ? percent(text, value / 100) : numberOf(text, value, digits)
  const columns = ['date', 'value', 'mean'] as const
  return (
    <>
      <GameLine
        title={text.t(`stats.measure.${measure}`)}
        description={text.t('stats.time.about', { count: points.length, window: WINDOW, mean: format(last.mean) })}
        values={points.map(({ value }) => value)}
        means={points.map(({ mean }) => mean)}
        from={dayOf(text, first.game.at)}
        to={points.length === 1 ? '' : dayOf(text, last.game.at)}
        labelOf={(tick) => format(tick, 0)}
        data={{
          head: columns.map((column) => text.t(`stats.column.${column}`)),
          rows: points
            .toReversed()
            .map(({ game, value, mean }) => [dayOf(text, game.at), format(value, 0), format(mean)]),
        }}
      />
      {measure === 'accuracy' ? (
        <p className="page-note">{text.t('stats.accuracy.some', { known: points.length, all: games.length })}</p>
      ) : null}
    </>
  )
}

/** Points or accuracy from game to game. */
export function TimePanel({ games }: { readonly games: readonly PlayedGame[] }) {
  const text = useText()
  const [measure, setMeasure] = useState<TimeMeasure>('points')
  return (
    <Panel
      title={text.t('stats.time')}
      aside={
        <Choices<TimeMeasure>
          unlabelled
          label={text.t('stats.measure')}
          value={measure}
          options={TIME_MEASURES}
          nameOf={(one) => text.t(`stats.measure.${one}`)}
          onChange={setMeasure}
        />
      }
    >
      <Course games={games} measure={measure} />
    </Panel>
  )
}
