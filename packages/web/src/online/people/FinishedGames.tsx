import { PLAYER_COUNTS } from '@amyitis/engine'
import type { TableSummary } from '@amyitis/protocol'
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { Page } from '../../app/page/Page.tsx'
import { Choices } from '../../app/settings/Choices.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { Panel } from '../../theme/Panel.tsx'
import { findGames, getPlayer } from '../api/calls.ts'
import { problemText } from '../api/problem-text.ts'
import { MoreButton } from '../lobby/MoreButton.tsx'
import { TableRows } from '../lobby/TableRow.tsx'
import { FinishedGameRow } from './FinishedGameRow.tsx'
import { type GameFilter, NO_FILTER, PERIODS, queryOf } from './game-filter.ts'
import './finished-games.css'

interface FilterFormProps {
  readonly filter: GameFilter
  onSearch(filter: GameFilter): void
}

function FilterForm({ filter, onSearch }: FilterFormProps) {
  const text = useText()
  const [name, setName] = useState(filter.name)
  const change = (part: Partial<GameFilter>) => onSearch({ ...filter, name, ...part })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change({})
  }
  const any = text.t('online.games.any')
  return (
    <form className="finished-filter" onSubmit={submit}>
      <div className="form-row">
        <label htmlFor="games-name">{text.t('online.games.name')}</label>
        <div className="finished-name">
          <input
            id="games-name"
            className="input"
            type="search"
            maxLength={24}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <button type="submit" className="button button-primary">
            <Icon name="search" size={18} />
            {text.t('online.games.go')}
          </button>
        </div>
      </div>
      <Choices
        label={text.t('online.games.players')}
        value={filter.players}
        options={[0, ...PLAYER_COUNTS]}
        nameOf={(count) => (count === 0 ? any : String(count))}
        onChange={(players) => change({ players })}
      />
      <Choices
        label={text.t('online.games.palace')}
        value={filter.palace}
        options={['any', 'with', 'without']}
        nameOf={(palace) => text.t(`online.games.${palace}`)}
        onChange={(palace) => change({ palace })}
      />
      <Choices
        label={text.t('online.games.when')}
        value={filter.when}
        options={PERIODS}
        nameOf={(when) => text.t(`online.games.${when}`)}
        onChange={(when) => change({ when })}
      />
    </form>
  )
}

interface Found {
  readonly tables: readonly TableSummary[]
  readonly next: string | undefined
}

/** Finished public games by player, size, Palace and date; of one player if `player` is an id. */
export function FinishedGames({ player }: { readonly player: string | undefined }) {
  const text = useText()
  const [filter, setFilter] = useState<GameFilter>({ ...NO_FILTER, player })
  const [found, setFound] = useState<Found>()
  const [problem, setProblem] = useState<string>()
  const [name, setName] = useState<string>()
  useEffect(() => {
    if (player !== undefined) getPlayer(player).then((page) => page.ok && setName(page.value.player.name))
  }, [player])
  const read = useCallback(async (wanted: GameFilter, before: Found | undefined) => {
    const page = await findGames(queryOf(wanted, Date.now(), before?.next))
    setProblem(page.ok ? undefined : page.code)
    if (page.ok) setFound({ tables: [...(before?.tables ?? []), ...page.value.tables], next: page.value.next })
  }, [])
  useEffect(() => {
    void read(filter, undefined)
  }, [filter, read])
  return (
    <Page
      title={text.t('online.games')}
      over={text.t('page.tablets')}
      about={name === undefined ? text.t('online.games.about') : text.t('online.player.games.all', { name })}
      camera="city"
    >
      <Panel title={text.t('online.games.go')} untitled>
        <FilterForm filter={filter} onSearch={setFilter} />
      </Panel>
      <p className="page-fault" role="alert">
        {problem === undefined ? null : problemText(text, problem)}
      </p>
      <Panel title={text.t('online.games')} untitled>
        <p className="page-note" role="status">
          {found?.tables.length === 0 ? text.t('online.games.none') : null}
        </p>
        <TableRows>
          {(found?.tables ?? []).map((table) => (
            <FinishedGameRow key={table.id} game={table} of={player} />
          ))}
        </TableRows>
        <MoreButton load={found?.next === undefined ? undefined : () => void read(filter, found)} />
      </Panel>
    </Page>
  )
}
