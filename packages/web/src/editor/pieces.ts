import {
  type City,
  type CityKind,
  COURT,
  type Court,
  GOODS,
  PLANTS,
  PLAYER_COUNTS,
  ROWS,
  STANDARD,
  TRADES,
} from '@amyitis/engine'
import type { Text } from '@amyitis/i18n/app'
import type { IconProps } from '../icons/Icon.tsx'
import { type Draft, type Path, routeOf, valueAt } from './draft.ts'

type IconName = IconProps['name']

/** A value that can be changed. */
export interface Field {
  readonly path: Path
  readonly label: string
  readonly icon?: IconName | undefined
  /** What can be chosen; a number if not given. An empty name stands for nothing. */
  readonly names?: readonly string[]
  nameOf?(name: string): string
  /** May the value be missing? */
  readonly optional?: true
}

/** A card, a tile, a city …: something in the box, with its values. */
export interface Piece {
  readonly id: string
  readonly name: string
  readonly icon: IconName
  readonly fields: readonly Field[]
}

export interface Section {
  readonly id: string
  readonly title: string
  readonly pieces: readonly Piece[]
}

const ASKED = GOODS.filter((good) => good !== 'wine')

const count = (draft: Draft, path: Path): number => {
  const list = valueAt(draft, path)
  return Array.isArray(list) ? list.length : 0
}

const indices = (length: number) => Array.from({ length }, (_, i) => i)

function goodField(text: Text, path: Path, label: string, names: readonly string[] = ASKED): Field {
  return { path, label, names, nameOf: (name) => text.name('good', name as (typeof GOODS)[number]) }
}

const playerFields = (text: Text, path: Path): Field[] =>
  PLAYER_COUNTS.map((players) => ({
    path: `${path}.${players}`,
    label: text.t('rules.players', { count: players }),
    icon: 'players' as const,
  }))

function pieces(text: Text): Piece[] {
  const of = (path: Path, name: string, icon: IconName): Piece => ({
    id: path,
    name,
    icon,
    fields: [{ path, label: text.t('rules.tokens.count') }],
  })
  return [
    ...GOODS.map((good) => of(`tokens.goods.${good}`, text.name('good', good), good)),
    of('tokens.camels', text.t('rules.tokens.camels'), 'camel'),
    of('tokens.talents', text.t('rules.tokens.talents'), 'talent'),
    of('tokens.cubesPerPlayer', text.t('rules.tokens.cubes'), 'cube-blue'),
    of('tokens.neutralCubes', text.t('rules.tokens.neutral'), 'cube-neutral'),
  ]
}

const trades = (text: Text): Piece[] =>
  TRADES.map((trade) => ({
    id: `trades.${trade}`,
    name: text.name('trade', trade),
    icon: trade,
    fields: playerFields(text, `trades.${trade}`),
  }))

const EFFECTS = {
  banker: ['talents', 'points'],
  caravaneer: ['bonus', 'keeps'],
  palace: ['points'],
} as const

function courtCards(text: Text, draft: Draft): Piece[] {
  const effects = {
    talents: { label: text.t('rules.tokens.talents'), icon: 'talent' },
    points: { label: text.t('rules.R9.2.points'), icon: 'points' },
    bonus: { label: text.t('rules.R7.2.caption'), icon: 'caravan' },
    keeps: { label: text.t('rules.R10.3.caption'), icon: 'any-good' },
  } as const
  const levels = (['banker', 'caravaneer', 'palace'] as const).flatMap((kind) =>
    indices(count(draft, `court.${kind}`)).map((i): Piece => {
      const path = `court.${kind}[${i}]`
      const card = `${kind}${(i + 1) as 1 | 2 | 3 | 4 | 5 | 6}` as const
      const fields = EFFECTS[kind].map((effect) => ({ path: `${path}.${effect}`, ...effects[effect] }))
      return {
        id: path,
        name: text.name('card', card),
        icon: kind,
        fields: [...fields, ...playerFields(text, `${path}.copies`)],
      }
    }),
  )
  const zero = 'court.caravaneerZero'
  return [
    ...levels,
    {
      id: zero,
      name: text.name('card', 'caravaneer0'),
      icon: 'caravaneer',
      fields: EFFECTS.caravaneer.map((effect) => ({ path: `${zero}.${effect}`, ...effects[effect] })),
    },
    {
      id: 'court.gardener',
      name: text.name('card', 'gardener'),
      icon: 'gardener',
      fields: playerFields(text, 'court.gardener.copies'),
    },
  ]
}

const fields = (text: Text, draft: Draft): Piece[] =>
  ROWS.map((row) => ({
    id: `fields.${row}`,
    name: text.name('row', row),
    icon: 'farmer',
    fields: indices(count(draft, `fields.${row}`)).map((i) =>
      goodField(text, `fields.${row}[${i}]`, String(i + 1), GOODS),
    ),
  }))

const courtName = (text: Text) => (name: string) =>
  name === 'any' ? text.t('editor.any') : text.name('court', name as Court)

/** R7.5, R7.6 The kind of a city is part of the rules. */
const kindOf = (city: City): CityKind | undefined => STANDARD.cities.find(({ id }) => id === city)?.kind

const CITY_ICONS: Readonly<Record<CityKind, IconName>> = { babylon: 'any-good', plant: 'gardener', court: 'any-court' }

export const cityIcon = (city: City): IconName => CITY_ICONS[kindOf(city) ?? 'court']

function cities(text: Text, draft: Draft): Piece[] {
  const asks = text.t('rules.R7.1.asks')
  return routeOf(draft).flatMap((id, i): Piece[] => {
    const kind = kindOf(id)
    if (kind === 'babylon') return []
    const path = `cities[${i}]`
    const offers = [0, 1].map((offer) => ({
      path: `${path}.offers[${offer}]`,
      label: `${text.t('rules.R7.1.offers')} ${offer + 1}`,
      names: COURT,
      nameOf: courtName(text),
    }))
    return [
      {
        id,
        name: text.name('city', id),
        icon: cityIcon(id),
        fields: [goodField(text, `${path}.good`, asks), ...(kind === 'court' ? offers : [])],
      },
    ]
  })
}

function plants(text: Text): Piece[] {
  const sides = [text.t('rules.R7.6.face'), text.t('rules.R7.6.other')]
  return PLANTS.map((plant, i) => ({
    id: `plants.${plant}`,
    name: text.t('editor.plant', { number: i + 1 }),
    icon: 'gardener',
    fields: [0, 1]
      .filter((face) => STANDARD.plants[plant][face].good !== undefined)
      .map((face) => goodField(text, `plants.${plant}[${face}].good`, sides[face])),
  }))
}

/** Tiles of the standard edition are numbered: `t07` is called 7. */
const tileName = (id: string): string => id.replace(/^t0*(?=\d)/, '')

function tiles(text: Text, draft: Draft): Piece[] {
  const ids = Object.keys((valueAt(draft, 'tiles') ?? {}) as object).filter(
    (id) => id !== 'source' && id !== '$comment',
  )
  return ids.map((id) => {
    const path = `tiles.${id}`
    const bonus = (key: string, label: string, icon: IconName): Field => ({
      path: `${path}.${key}`,
      label,
      icon,
      optional: true,
    })
    return {
      id: path,
      name: text.t('editor.tile', { name: tileName(id) }),
      icon: 'tile',
      fields: [
        { path: `${path}.quality`, label: text.t('rules.R9.2.quality'), icon: 'gardener' },
        { path: `${path}.points`, label: text.t('rules.R9.2.points'), icon: 'points' },
        bonus('talents', text.t('rules.tokens.talents'), 'talent'),
        bonus('camels', text.t('rules.tokens.camels'), 'camel'),
        bonus('goods', text.t('editor.goods'), 'any-good'),
        {
          path: `${path}.good`,
          label: text.t('editor.good'),
          names: ['', ...GOODS],
          nameOf: (name) =>
            name === '' ? text.t('rules.R9.2.none') : text.name('good', name as (typeof GOODS)[number]),
          optional: true,
        },
        {
          path: `${path}.court`,
          label: text.t('editor.court'),
          names: ['', ...COURT, 'any'],
          nameOf: (name) => (name === '' ? text.t('rules.R9.2.none') : courtName(text)(name)),
          optional: true,
        },
      ],
    }
  })
}

const ends = (text: Text, draft: Draft): Piece[] =>
  PLAYER_COUNTS.map((players) => {
    const path = `favour.${players}`
    const steps = indices(count(draft, path)).flatMap((i) => [
      { path: `${path}[${i}].tiles`, label: text.t('editor.favour.tiles', { step: i + 1 }), icon: 'tile' as const },
      { path: `${path}[${i}].points`, label: text.t('editor.favour.points', { step: i + 1 }), icon: 'points' as const },
    ])
    return {
      id: `endTiles.${players}`,
      name: text.t('rules.players', { count: players }),
      icon: 'players',
      fields: [{ path: `endTiles.${players}`, label: text.t('rules.R11.1.left'), icon: 'tile' as const }, ...steps],
    }
  })

/** Everything in the box that has values, in the order of the page about it. */
export const sectionsOf = (text: Text, draft: Draft): Section[] => [
  { id: 'tiles', title: text.t('rules.box.tiles.name'), pieces: tiles(text, draft) },
  { id: 'court', title: text.t('rules.R8.1.caption'), pieces: courtCards(text, draft) },
  { id: 'cities', title: text.t('rules.R7.1.caption'), pieces: cities(text, draft) },
  { id: 'plants', title: text.t('rules.R7.6.caption'), pieces: plants(text) },
  { id: 'trades', title: text.t('rules.R2.3.trades'), pieces: trades(text) },
  { id: 'fields', title: text.t('rules.R6.1.caption'), pieces: fields(text, draft) },
  { id: 'tokens', title: text.t('rules.box.pieces.name'), pieces: pieces(text) },
  { id: 'end', title: text.t('editor.end'), pieces: ends(text, draft) },
]
