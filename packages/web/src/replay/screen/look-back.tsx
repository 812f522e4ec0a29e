import { COLORS } from '@amyitis/engine'
import { useMemo, useState } from 'react'
import { useText } from '../../app/text.ts'
import { useTitle } from '../../app/use-title.ts'
import { Flights } from '../../table/flights/Flights.tsx'
import { TimelineBar } from '../bar/timeline-bar.tsx'
import type { Opened } from '../model/open.ts'
import type { Place } from '../model/place.ts'
import { useJudging } from '../review/use-judging.ts'
import { useReview } from '../review/use-review.ts'
import { ReplayAnnouncer } from './announcer.tsx'
import { happenedAt } from './moment.ts'
import { ReplayBar } from './replay-bar.tsx'
import type { ReplayDialog } from './replay-dialog.ts'
import { ReplayDialogs } from './replay-dialogs.tsx'
import { ReviewSight } from './review-sight.tsx'
import { TableSight } from './table-sight.tsx'
import { useActions } from './use-actions.ts'
import { useReplayKeys } from './use-keys.ts'
import { useLookBack } from './use-look-back.ts'
import { useReplayTable } from './use-replay-table.ts'
import './look-back.css'

interface LookBackProps {
  readonly opened: Opened
  readonly place: Place
}

/** A look back at a game, on the table or as charts, with its course along the bottom. */
export function LookBack({ opened, place }: LookBackProps) {
  const text = useText()
  const state = useLookBack(opened.timeline, place)
  const { look, line, sight } = state
  const { main } = look
  const chooser = useReplayTable(look, opened, state.play)
  const { table } = chooser
  const colors = useMemo(() => main.positions[0].seats.map(({ color }) => COLORS[color]), [main])
  const review = useJudging(useReview(main.game), main.game, sight === 'review')
  const { reviewing } = review
  const [dialog, setDialog] = useState<ReplayDialog>()
  const actions = useActions({ state, opened, place, table, onDialog: setDialog })
  useTitle(text.t('app.title.screen', { screen: text.t('replay.title') }))
  useReplayKeys({
    jump: state.jump,
    go: state.toEnd,
    play: state.togglePlay,
    help: () => setDialog('help'),
    whatIf: () => (look.other !== undefined || state.canTry) && state.toggleTry(),
    leave: () => chooser.forget() || (look.other !== undefined && state.toggleTry()),
    sight: () => state.setSight(sight === 'table' ? 'review' : 'table'),
  })

  const happened = happenedAt(table, line, look.n)

  return (
    <div className="look-back" data-sight={sight} data-trying={look.other === undefined ? undefined : true}>
      {sight === 'table' ? (
        <TableSight
          state={state}
          chooser={chooser}
          main={main}
          review={reviewing.kind === 'done' ? reviewing.review : undefined}
          bar={({ onLog, what }) => (
            <ReplayBar sight={sight} onSight={state.setSight} actions={actions} onLog={onLog} what={what} />
          )}
        />
      ) : (
        <>
          <ReplayBar sight={sight} onSight={state.setSight} actions={actions} />
          <ReviewSight
            table={table}
            main={main}
            n={look.n}
            colors={colors}
            review={review}
            onGo={state.go}
            onShow={state.show}
            onLine={state.showLine}
          />
        </>
      )}
      <TimelineBar
        line={line}
        n={look.n}
        colors={colors}
        playing={state.playing}
        speed={state.speed}
        moment={happened}
        onGo={state.go}
        onJump={state.jump}
        onPlay={state.togglePlay}
        onSpeed={state.setSpeed}
      />
      <ReplayAnnouncer words={happened} beat={look.beat} />
      {sight === 'table' ? <Flights model={{ table, session: look }} /> : null}
      <ReplayDialogs dialog={dialog} onClose={() => setDialog(undefined)} state={state} opened={opened} table={table} />
    </div>
  )
}
