import type { GameTree, Remarks, TreePath } from '@amyitis/engine'
import { useEffect, useMemo, useState } from 'react'
import type { TableModel } from '../../board/model.ts'
import { prepareAnalysis } from '../../game/thinking/analyse.ts'
import { Panel } from '../../theme/Panel.tsx'
import { compare } from '../model/compare.ts'
import { lineOf, type ReplayState } from '../model/replay-state.ts'
import type { StudySaved } from '../model/study.ts'
import { endOf, rowAt, rowsOf, type TurnRow } from '../model/turn-rows.ts'
import { BotLines } from './BotLines.tsx'
import { Differences } from './Differences.tsx'
import { TurnList } from './TurnList.tsx'
import { TurnTools } from './TurnTools.tsx'
import { type BotSwitch, useBotReport } from './use-bot.ts'
import './variations-panel.css'

/** What can be done with the tree. */
interface TreeActions {
  readonly look: ReplayState
  follow(moves: readonly string[]): void
  visit(path: TreePath): void
  remark(row: TurnRow | undefined, remarks: Remarks): void
  promote(path: TreePath): void
  remove(path: TreePath): void
  restore(tree: GameTree): void
}

interface VariationsProps {
  readonly table: TableModel
  readonly state: TreeActions
  readonly bot: BotSwitch
  readonly saved: StudySaved
  onPoint(moves: readonly string[] | undefined): void
}

interface RemovedProps {
  readonly table: TableModel
  onUndo(): void
}

function Removed({ table: { text }, onUndo }: RemovedProps) {
  return (
    <p className="variations-removed" role="status">
      {text.t('variations.removed')}
      <button type="button" className="button" onClick={onUndo}>
        {text.t('games.undo')}
      </button>
    </p>
  )
}

/** All that was played and tried, what the bot thinks of it, and what people say about it. */
export function VariationsPanel({ table, state, bot, saved, onPoint }: VariationsProps) {
  const { text, game, box } = table
  const { look } = state
  const { tree, fixed, main, other, n } = look
  const [removed, setRemoved] = useState<GameTree>()
  const rows = useMemo(() => rowsOf(tree, main.positions[0].round), [tree, main])
  const line = lineOf(look)
  const current = useMemo(() => rowAt(rows, line.game.entries, n), [rows, line, n])
  const comparison = other === undefined ? undefined : compare(main, other, n)
  const report = useBotReport(game.position, bot.on)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the kind of game
  useEffect(() => prepareAnalysis(game.position), [box])
  return (
    <Panel title={text.t('variations.title')} className="variations" untitled>
      <BotLines table={table} bot={bot} report={report} onPoint={onPoint} onFollow={state.follow} />
      {rows.length === 0 ? <p className="variations-empty">{text.t('variations.empty')}</p> : null}
      <TurnList
        table={table}
        rows={rows}
        current={current}
        onVisit={(row: TurnRow | undefined) => state.visit(endOf(row))}
      />
      {removed === undefined ? null : (
        <Removed
          table={table}
          onUndo={() => {
            state.restore(removed)
            setRemoved(undefined)
          }}
        />
      )}
      <TurnTools
        tree={tree}
        fixed={fixed}
        row={current}
        main={current !== undefined && rows.includes(current)}
        onRemark={state.remark}
        onPromote={state.promote}
        onRemove={(path) => {
          setRemoved(tree)
          state.remove(path)
        }}
      />
      {comparison === undefined ? null : <Differences comparison={comparison} table={table} />}
      {saved === 'same' ? null : (
        <p className={saved === 'failed' ? 'variations-saved is-failed' : 'variations-saved'} role="status">
          {text.t(saved === 'failed' ? 'variations.failed' : 'variations.saved')}
        </p>
      )}
    </Panel>
  )
}
