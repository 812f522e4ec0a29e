import type { ReactNode } from 'react'
import { Choices } from '../../app/settings/Choices.tsx'
import { useText } from '../../text/use-text.ts'
import type { ComparedWith } from '../model/compare.ts'
import {
  type Against,
  type FilterOptions,
  type GameFilter,
  PALACE_FILTERS,
  PERIODS,
  PLACE_FILTERS,
  SIZES,
} from '../model/filter.ts'
import { FilterPanel } from '../parts/FilterPanel.tsx'
import { Select } from '../parts/Select.tsx'
import { comparisonName, levelName } from './names.ts'

interface FiltersProps {
  readonly filter: GameFilter
  readonly options: FilterOptions
  readonly comparison: ComparedWith
  readonly comparisons: readonly ComparedWith[]
  /** What the filters have found. */
  readonly children: ReactNode
  onChange(filter: GameFilter): void
  onCompare(comparison: ComparedWith): void
}

/** Which games are counted, and with whom one compares. */
export function Filters(props: FiltersProps) {
  const { filter, options, comparison, comparisons, children, onChange, onCompare } = props
  const text = useText()
  const change = (part: Partial<GameFilter>) => onChange({ ...filter, ...part })
  const any = text.t('stats.filter.any')
  const againstName = (against: Against) => {
    if (against === 'any') return text.t('stats.filter.everyone')
    return against === 'people' ? text.t('stats.filter.people') : levelName(text, against)
  }
  return (
    <FilterPanel
      title={text.t('stats.filter')}
      filters={
        <>
          {options.people.length === 0 ? null : (
            <Select
              label={text.t('stats.filter.who')}
              value={filter.who}
              options={['', ...options.people]}
              nameOf={(who) => (who === '' ? text.t('stats.filter.you') : who)}
              onChange={(who) => onChange({ ...filter, who, against: 'any' })}
            />
          )}
          <Select<Against>
            label={text.t('stats.filter.against')}
            value={filter.against}
            options={options.against}
            nameOf={againstName}
            onChange={(against) => change({ against })}
          />
          <Choices
            label={text.t('stats.filter.players')}
            value={filter.players}
            options={SIZES}
            nameOf={(size) => (size === 0 ? any : String(size))}
            onChange={(players) => change({ players })}
          />
          <Choices
            label={text.t('stats.filter.palace')}
            value={filter.palace}
            options={PALACE_FILTERS}
            nameOf={(palace) => text.t(`stats.filter.${palace}`)}
            onChange={(palace) => change({ palace })}
          />
          <Choices
            label={text.t('stats.filter.when')}
            value={filter.when}
            options={PERIODS}
            nameOf={(when) => text.t(`stats.filter.${when}`)}
            onChange={(when) => change({ when })}
          />
          {options.hasOnline ? (
            <Choices
              label={text.t('stats.filter.where')}
              value={filter.where}
              options={PLACE_FILTERS}
              nameOf={(where) => text.t(`stats.filter.${where}`)}
              onChange={(where) => change({ where })}
            />
          ) : null}
          {options.hasEditions ? (
            <Choices
              label={text.t('stats.filter.edition')}
              value={filter.edition}
              options={['any', 'standard']}
              nameOf={(edition) => text.t(`stats.filter.${edition}`)}
              onChange={(edition) => change({ edition })}
            />
          ) : null}
          <Select<ComparedWith>
            label={text.t('stats.compare')}
            value={comparison}
            options={comparisons}
            nameOf={(one) => comparisonName(text, one)}
            onChange={onCompare}
          />
        </>
      }
    >
      {children}
    </FilterPanel>
  )
}
