import { gameKind, hasPalace, playersOf } from '@amyitis/bots'
import { PLAYER_COUNTS } from '@amyitis/engine'
import { Choices } from '../../app/settings/Choices.tsx'
import { go } from '../../app/use-route.ts'
import { FilterPanel } from '../../statistics/parts/FilterPanel.tsx'
import { useText } from '../../text/use-text.ts'
import { OPENING_SOURCES, type OpeningAddress, openingRoute } from '../address.ts'

const PALACE = ['without', 'with'] as const

/** Which openings are shown; another kind of game starts over. */
export function OpeningFilters({ address }: { readonly address: OpeningAddress }) {
  const text = useText()
  const { source, kind, place } = address
  const players = playersOf(kind)
  const palace = hasPalace(kind)
  const change = (part: Partial<OpeningAddress>) => go(openingRoute({ ...address, ...part }))
  const places = Array.from({ length: players + 1 }, (_, i) => i)
  return (
    <FilterPanel
      title={text.t('openings.filter')}
      filters={
        <>
          <Choices
            label={text.t('openings.source')}
            value={source}
            options={OPENING_SOURCES}
            nameOf={(one) => text.t(`openings.source.${one}`)}
            onChange={(one) => change({ source: one, path: [] })}
          />
          <Choices
            label={text.t('stats.filter.players')}
            value={players}
            options={PLAYER_COUNTS}
            nameOf={String}
            onChange={(count) => change({ kind: gameKind({ players: count, palace }), place: 0, path: [] })}
          />
          <Choices
            label={text.t('stats.filter.palace')}
            value={palace ? 'with' : 'without'}
            options={PALACE}
            nameOf={(one) => text.t(`stats.filter.${one}`)}
            onChange={(one) => change({ kind: gameKind({ players, palace: one === 'with' }), path: [] })}
          />
          <Choices
            label={text.t('stats.column.start')}
            value={place}
            options={places}
            nameOf={(one) => (one === 0 ? text.t('stats.filter.any') : text.t('openings.place', { place: one }))}
            onChange={(one) => change({ place: one })}
          />
        </>
      }
    />
  )
}
