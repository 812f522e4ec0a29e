import { branchAt, type GameTree, type Remarks, type TreePath } from '@amyitis/engine'
import { useCallback, useMemo, useState } from 'react'
import type { TableModel } from '../../board/model.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Panel } from '../../theme/Panel.tsx'
import { compare } from '../model/compare.ts'
import { lineOf, type ReplayState } from '../model/replay-state.ts'
import type { StudySaved } from '../model/study.ts'
import { endOf, rowsTo, type TurnRow, turnRows } from '../model/turn-rows.ts'
import { Differences } from './Differences.tsx'
import { TurnList } from './TurnList.tsx'
import { TurnTools } from './TurnTools.tsx'
import './variations-panel.css'

/** What can be done with the tree. */
interface TreeActions {
  readonly replay: ReplayState
  visit(path: TreePath): void
  remark(row: TurnRow | undefined, remarks: Remarks): void
  promote(path: TreePath): void
  remove(path: TreePath): void
  restore(tree: GameTree): void
}

interface VariationsProps {
  readonly table: TableModel
  readonly state: TreeActions
  readonly saved: StudySaved
}

interface RemovedProps extends Pick<VariationsProps, 'table'> {
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

function Saved({ table: { text }, saved }: Pick<VariationsProps, 'table' | 'saved'>) {
  return (
    <p className="variations-saved" role="status">
      {saved === 'saved' ? <Icon name="check" size={16} label={text.t('variations.saved')} /> : null}
    </p>
  )
}

/** All that was played and tried, and what people say about it. */
export function VariationsPanel({ table, state, saved }: VariationsProps) {
  const { text } = table
  const { replay } = state
  const { tree, fixed, main, other, n } = replay
  const [removed, setRemoved] = useState<GameTree>()
  const rows = useMemo(() => turnRows(tree, main.positions[0].round), [tree, main])
  const line = lineOf(replay)
  const path = useMemo(() => rowsTo(rows, line.game.entries, n), [rows, line, n])
  const current = path.at(-1)
  const visit = useCallback((row: TurnRow | undefined) => state.visit(endOf(row)), [state.visit])
  const comparison = other === undefined ? undefined : compare(main, other, n)
  return (
    <Panel title={text.t('variations.title')} className="variations" untitled>
      <TurnList table={table} rows={rows} path={path} onVisit={visit}>
        {rows.length === 0 ? <p className="variations-empty">{text.t('variations.empty')}</p> : null}
        {comparison === undefined ? null : <Differences comparison={comparison} table={table} />}
      </TurnList>
      {removed === undefined ? null : (
        <Removed
          table={table}
          onUndo={() => {
            state.restore(removed)
            setRemoved(undefined)
          }}
        />
      )}
      {saved === 'failed' ? (
        <p className="variations-failed" role="alert">
          {text.t('variations.failed')}
        </p>
      ) : null}
      <TurnTools
        tree={tree}
        fixed={fixed}
        row={current}
        main={path.length === 1}
        onRemark={state.remark}
        onPromote={state.promote}
        onRemove={(path) => {
          setRemoved(branchAt(tree, path))
          state.remove(path)
        }}
      >
        <Saved table={table} saved={saved} />
      </TurnTools>
    </Panel>
  )
}
