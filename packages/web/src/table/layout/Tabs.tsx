import type { TableModel } from '../../board/model.ts'
import { REGIONS, type Region, regionOf } from '../../board/regions.ts'
import { Icon, type IconProps } from '../../icons/icon.tsx'

const ICONS: Readonly<Record<Region, IconProps['name']>> = {
  garden: 'garden',
  caravan: 'caravan',
  fields: 'temple',
  players: 'players',
  log: 'log',
}

interface TabsProps {
  readonly table: TableModel
  readonly tab: Region
  /** Lines of the log that nobody has seen yet. */
  readonly unread: number
  onChange(tab: Region): void
}

/** The parts of the table on a small screen; where there is something to choose, a dot says so. */
export function Tabs({ table, tab, unread, onChange }: TabsProps) {
  const { text, choices } = table
  const glowing = new Set(choices.map(({ target }) => regionOf(target)))
  return (
    <nav className="table-tabs" aria-label={text.t('table.tabs')}>
      {REGIONS.map((region) => (
        <button
          key={region}
          type="button"
          className="table-tab"
          aria-current={region === tab ? 'page' : undefined}
          onClick={() => onChange(region)}
        >
          <Icon name={ICONS[region]} size={24} />
          <span>{text.t(`table.tab.${region}`)}</span>
          {glowing.has(region) && region !== tab ? (
            <span className="table-tab-dot">
              <span className="visually-hidden">{text.t('table.tab.choose')}</span>
            </span>
          ) : null}
          {region === 'log' && unread > 0 && region !== tab ? (
            <span className="table-tab-count">
              <span aria-hidden="true">{unread}</span>
              <span className="visually-hidden">{text.t('table.tab.new', { count: unread })}</span>
            </span>
          ) : null}
        </button>
      ))}
    </nav>
  )
}
