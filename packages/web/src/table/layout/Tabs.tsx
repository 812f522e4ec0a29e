import type { TableModel } from '../../board/model.ts'
import { REGIONS, type Region, regionOf } from '../../board/regions.ts'
import { kindOfTarget, type TargetKind } from '../../board/target.ts'
import { Icon, type IconProps } from '../../icons/Icon.tsx'
import { pickingOf } from '../prompt/choice-kinds.ts'
import './tabs.css'

const ICONS: Readonly<Record<Region, IconProps['name']>> = {
  garden: 'garden',
  caravan: 'caravan',
  fields: 'temple',
  players: 'players',
  log: 'log',
}

const IN_GARDEN: readonly TargetKind[] = ['canal', 'square']

/** What a tab is called: beside the garden there is little room, and the first one stands for the cards. */
function nameOf(region: Region, rail: TabsProps['rail']) {
  if (rail === 'wide' && region === 'garden') return 'table.tab.cards'
  return rail !== undefined && region === 'fields' ? 'table.tab.boards' : (`table.tab.${region}` as const)
}

interface TabsProps {
  readonly table: TableModel
  readonly tab: Region
  /** Lines of the log that nobody has seen yet. */
  readonly unread: number
  /** Along the right edge: the garden is always in sight, or one of the tabs as well. */
  readonly rail?: 'wide' | 'narrow'
  /** Are goods picked in the prompt only while the garden is in front? */
  readonly folds?: boolean
  onChange(tab: Region): void
}

/** The parts of the table on a small screen; where there is something to choose, a dot says so. */
export function Tabs({ table, tab, unread, rail, folds = false, onChange }: TabsProps) {
  const { text, choices } = table
  // Beside the garden its tab stands for the cards.
  const behind = choices.filter(({ target }) => rail !== 'wide' || !IN_GARDEN.includes(kindOfTarget(target)))
  const glowing = new Set(behind.map(({ target }) => regionOf(target)))
  if (folds && pickingOf(table) !== undefined) glowing.add('garden')
  return (
    <nav className={rail === undefined ? 'table-tabs' : 'table-tabs is-rail'} aria-label={text.t('table.tabs')}>
      {REGIONS.map((region) => (
        <button
          key={region}
          type="button"
          className="table-tab"
          aria-current={region === tab ? 'page' : undefined}
          onClick={() => onChange(region)}
        >
          <Icon name={region === 'garden' && rail === 'wide' ? 'cards' : ICONS[region]} size={24} />
          <span>{text.t(nameOf(region, rail))}</span>
          {glowing.has(region) && region !== tab ? (
            <span className="table-tab-dot">
              <span className="visually-hidden">{text.t('table.tab.choose')}</span>
            </span>
          ) : null}
          {region === 'log' && unread > 0 && region !== tab ? (
            <span className="table-tab-count">
              <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
              <span className="visually-hidden">{text.t('table.tab.new', { count: unread })}</span>
            </span>
          ) : null}
        </button>
      ))}
    </nav>
  )
}
