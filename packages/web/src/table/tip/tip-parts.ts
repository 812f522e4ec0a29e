import {
  type CourtCard,
  GOODS,
  type REFUSALS,
  SIDES,
  SIDES_AROUND,
  type Side,
  SQUARES,
  type Square,
  type State,
  tileGains,
} from '@amyitis/engine'
import { refusalOf } from '@amyitis/narration'
import { refusalAt } from '../../board/choices.ts'
import type { Choice, TableModel } from '../../board/model.ts'
import type { Target } from '../../board/target.ts'
import { capital } from '../../board/wording.ts'
import { part, row, type TipPart, type TipRow } from './tip.ts'

export type TipSource = Pick<
  TableModel,
  'game' | 'state' | 'box' | 'text' | 'view' | 'players' | 'deciding' | 'choices' | 'choiceAt'
>

/** What a choice takes from (−1) or gives to (1) who decides, one part for each kind. */
function effectParts({ text, deciding, state }: TipSource, { effects }: Choice, sign: 1 | -1): TipPart[] {
  const own = effects.find(({ seat }) => seat === deciding)
  if (own === undefined || deciding === undefined) return []
  const count = (kind: 'points' | 'talents' | 'camels' | 'cubes') => Math.max(0, sign * own[kind])
  const seat = state.seats[deciding]
  return [
    ...(count('points') > 0 ? [part(text.t('part.points', { count: count('points') }), 'points')] : []),
    ...(count('talents') > 0 ? [part(text.t('part.talents', { count: count('talents') }), 'talent')] : []),
    ...(count('camels') > 0 ? [part(text.t('part.camels', { count: count('camels') }), 'camel')] : []),
    ...GOODS.flatMap((good) => {
      const some = sign * (own.goods[good] ?? 0)
      return some > 0 ? [part(text.t('why.good', { count: some, good }), good)] : []
    }),
    ...(count('cubes') > 0
      ? [
          part(
            text.t('table.tip.cube', { count: count('cubes'), left: seat.cubes + sign * count('cubes') }),
            `cube-${seat.color}` as const,
          ),
        ]
      : []),
  ]
}

export const costRow = (table: TipSource, choice: Choice): TipRow[] => row('costs', ...effectParts(table, choice, -1))
export const bringRow = (table: TipSource, choice: Choice): TipRow[] => row('brings', ...effectParts(table, choice, 1))

/** R9.2 What a tile brings, each with its sign. */
export function tileRow({ game, text }: TipSource, square: Square): TipPart[] {
  const tile = tileGains(game.position, square)
  if (tile === undefined) return []
  const { points, talents, camels, good, goods, court } = tile
  return [
    part(text.t('part.points', { count: points }), 'points'),
    ...(talents > 0 ? [part(text.t('part.talents', { count: talents }), 'talent')] : []),
    ...(camels > 0 ? [part(text.t('part.camels', { count: camels }), 'camel')] : []),
    ...(good === undefined ? [] : [part(text.t('part.good', { good }), good)]),
    ...(goods > 0 ? [part(text.t('part.goods', { count: goods }), 'any-good')] : []),
    ...(court === 'any' ? [part(text.t('part.any-court'), 'any-court')] : []),
    ...(court === undefined || court === 'any' ? [] : [part(text.t('part.court', { court }), court)]),
  ]
}

/** What a court card does, in a few words. */
export function courtParts({ text }: Pick<TipSource, 'text'>, card: CourtCard): TipPart[] {
  switch (card.kind) {
    case 'banker':
      return [
        ...(card.talents > 0 ? [part(text.t('part.talents', { count: card.talents }), 'talent')] : []),
        ...(card.points > 0 ? [part(text.t('part.points', { count: card.points }), 'points')] : []),
        part(text.t('table.tip.each-round')),
      ]
    case 'caravaneer':
      return [
        part(text.t('table.tip.spaces', { count: card.bonus }), 'camel'),
        part(text.t('table.tip.keeps', { count: card.keeps }), 'any-good'),
      ]
    case 'palace':
      return [part(text.t('part.points', { count: card.points }), 'points')]
    case 'gardener':
      return [part(text.t('table.tip.gardener'))]
  }
}

/** A court card of a level as the edition has it, whoever may take it. */
export function courtCard({ box }: Pick<TipSource, 'box'>, kind: CourtCard['kind'], level: number): CourtCard {
  switch (kind) {
    case 'banker':
      return { kind, level, talents: box.bankers[level].talents, points: box.bankers[level].points }
    case 'caravaneer':
      return { kind, level, bonus: box.caravaneers[level].bonus, keeps: box.caravaneers[level].keeps }
    case 'palace':
      return { kind, level, points: box.palaces[level].points }
    case 'gardener':
      return { kind, level: 0 }
  }
}

/** Refusals that say only that something else is asked. */
const ELSEWHERE: readonly (keyof typeof REFUSALS)[] = ['not-asked', 'not-a-move', 'game-over']

/** Why it can't be chosen, if it could be at this decision. */
export function missingRow(table: TipSource, target: Target): TipRow[] {
  const { view, text, deciding } = table
  if (deciding === undefined) return []
  const refusal = refusalAt(view, target)
  if (refusal === undefined || ELSEWHERE.includes(refusal.code)) return []
  return row('missing', part(refusalOf(text, { ...refusal, clause: undefined })))
}

/** Cubes on some canals by seat, the most first: "Anna 2, Ninsun 1". */
export function cubesBySeat(
  { text, players }: Pick<TipSource, 'text' | 'players'>,
  canals: State['canals'],
  sides: readonly Side[],
): string {
  const cubes = sides.flatMap((side) => canals[side])
  return players
    .map(({ color, name }) => ({ name, count: cubes.filter((cube) => cube === color).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .map(({ name, count }) => text.t('table.garden.cubes', { who: name, count }))
    .join(', ')
}

export const sidesAround = (square: Square): Side[] => SIDES_AROUND[SQUARES.indexOf(square)].map((side) => SIDES[side])

export const titled = ({ text }: Pick<TipSource, 'text'>, words: string): string => capital(words, text.language)
