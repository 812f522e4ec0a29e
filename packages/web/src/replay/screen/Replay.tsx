import { COLORS } from '@amyitis/engine'
import { useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { routeTo } from '../../app/router.ts'
import { useTitle } from '../../app/use-title.ts'
import { Flights } from '../../table/flights/Flights.tsx'
import { useIsLow } from '../../table/layout/use-size.ts'
import { useText } from '../../text/use-text.ts'
import { TimelineBar } from '../bar/TimelineBar.tsx'
import type { ReplayAddress } from '../model/address.ts'
import { type Opened, ownSeats } from '../model/open.ts'
import { hasVariations } from '../model/replay-state.ts'
import { useJudging } from '../review/use-judging.ts'
import { useReview } from '../review/use-review.ts'
import type { SidePanel } from '../variations/ReplaySide.tsx'
import { useBotSwitch } from '../variations/use-bot.ts'
import { happenedAt } from './moment.ts'
import { ReplayBar } from './ReplayBar.tsx'
import { ReplayDialogs } from './ReplayDialogs.tsx'
import { ReplayReview } from './ReplayReview.tsx'
import { ReplayTable } from './ReplayTable.tsx'
import { type ReplayDialog, useActions } from './use-actions.ts'
import { useReplayKeys } from './use-keys.ts'
import { useReplay } from './use-replay.ts'
import { useReplayTable } from './use-replay-table.ts'
import { useStudy } from './use-study.ts'
import './replay.css'

/** After a quick run through many positions only the last one is announced. */
const PAUSE = 500

/** Says what happened in the position shown, unless the slider in focus says so itself. */
function ReplayAnnouncer({ words, changes }: { readonly words: string; readonly changes: number }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (changes === 0) return
    const timer = setTimeout(() => {
      const slides = document.activeElement?.matches('input[type="range"]') ?? false
      setSaid(slides ? '' : words)
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [words, changes])
  return (
    <p className="visually-hidden" aria-live="polite">
      {said}
    </p>
  )
}

interface ReplayProps {
  readonly opened: Opened
  readonly place: ReplayAddress
}

/** A replay, on the table or as charts, with its course along the bottom. */
export function Replay({ opened, place }: ReplayProps) {
  const text = useText()
  const state = useReplay(opened, place)
  const { replay, line, view } = state
  const { main } = replay
  const saved = useStudy(opened, place, replay.tree, main, state.adopt)
  const chooser = useReplayTable(replay, opened, state.play)
  const { table } = chooser
  const bot = useBotSwitch()
  const low = useIsLow()
  const [chosen, setSide] = useState<SidePanel>()
  // They stay when the last one is deleted: it can be brought back there.
  const [branched, setBranched] = useState(false)
  if (!branched && hasVariations(replay)) setBranched(true)
  const side = chosen ?? (branched && !low ? 'variations' : 'log')
  const colors = useMemo(() => main.positions[0].seats.map(({ color }) => COLORS[color]), [main])
  const review = useJudging(useReview(main.game), main.game, view === 'review')
  const { reviewing } = review
  const mine = useMemo(() => ownSeats(opened), [opened])
  // Kept here: the review is taken away while the table is shown.
  const [onlyMine, setOnlyMine] = useState(false)
  const [dialog, setDialog] = useState<ReplayDialog>()
  const actions = useActions({ state, opened, place, table, onDialog: setDialog })
  useTitle(text.t('app.title.screen', { screen: text.t('replay.title') }))
  useReplayKeys({
    jump: state.jump,
    go: state.toEnd,
    play: state.togglePlay,
    help: () => setDialog('help'),
    whatIf: () => (replay.other !== undefined || state.canTry) && state.toggleTry(),
    leave: () => chooser.forget() || (replay.other !== undefined && state.toggleTry()),
    view: () => state.setView(view === 'table' ? 'review' : 'table'),
    fork: state.fork,
    bot() {
      setSide('bot')
      if (side === 'bot' || !bot.on) bot.toggle()
    },
    comment() {
      // Right away: the next letter already belongs to the comment.
      flushSync(() => setSide('variations'))
      document.querySelector<HTMLElement>('.turn-comment-field')?.focus()
    },
  })

  const happened = happenedAt(table, line, replay.n)

  return (
    <div
      className="replay"
      data-density="flat"
      data-view={view}
      data-trying={replay.other === undefined ? undefined : true}
    >
      {view === 'table' ? (
        <ReplayTable
          state={state}
          chooser={chooser}
          main={main}
          bot={bot}
          saved={saved}
          side={side}
          onSide={setSide}
          review={reviewing.kind === 'done' ? reviewing.review : undefined}
          bar={({ onLog, what }) => (
            <ReplayBar view={view} onView={state.setView} actions={actions} onLog={onLog} what={what} />
          )}
        />
      ) : (
        <>
          <ReplayBar view={view} onView={state.setView} actions={actions} />
          <ReplayReview
            table={table}
            main={main}
            n={replay.n}
            colors={colors}
            review={review}
            mine={mine}
            onlyMine={onlyMine}
            onOnlyMine={setOnlyMine}
            learn={routeTo({ screen: 'puzzles', rest: ['mistakes', '1', place.kind, place.key] })}
            onGo={state.go}
            onShow={state.show}
            onLine={state.showLine}
          />
        </>
      )}
      <div className="replay-course">
        <TimelineBar
          line={line}
          n={replay.n}
          colors={colors}
          playing={state.playing}
          speed={state.speed}
          moment={happened}
          onGo={state.go}
          onJump={state.jump}
          onPlay={state.togglePlay}
          onSpeed={state.setSpeed}
        />
      </div>
      <ReplayAnnouncer words={happened} changes={replay.changes} />
      {view === 'table' ? <Flights model={{ table, session: replay }} /> : null}
      <ReplayDialogs dialog={dialog} onClose={() => setDialog(undefined)} state={state} opened={opened} table={table} />
    </div>
  )
}
