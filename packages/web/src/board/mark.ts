import type { City, Court, Row } from '@amyitis/engine'
import { isTarget, partsOf, type TargetParts } from './target.ts'

/** What an element of the page stands for, by `data-at` or `data-about`: a target, a part of one, or what can't be chosen. */
export type MarkParts =
  | Exclude<TargetParts, { readonly kind: 'row' | 'court' }>
  | { readonly kind: 'row'; readonly row: Row; readonly field: number | undefined }
  | { readonly kind: 'court'; readonly court: Court; readonly level: number | undefined }
  | { readonly kind: 'cost' | 'plant'; readonly city: City }
  | { readonly kind: 'group'; readonly group: number }
  | { readonly kind: 'track'; readonly space: number }
  | { readonly kind: 'reserve'; readonly what: string | undefined }
  | {
      readonly kind: 'seat'
      readonly seat: number
      readonly what: string | undefined
      readonly detail: string | undefined
    }
  | { readonly kind: 'on-card' | 'on-cards' | 'caravan' | 'tiles-left' | 'round' }

const numberOf = (word: string | undefined) => (word === undefined ? undefined : Number(word))

/** What a mark names; undefined if it marks no thing of the game. */
export function partsOfMark(at: string): MarkParts | undefined {
  const [kind, one, two, three] = at.split(' ')
  if (isTarget(at)) {
    const parts = partsOf(at)
    if (parts.kind === 'row') return { ...parts, field: numberOf(two) }
    return parts.kind === 'court' ? { ...parts, level: numberOf(two) } : parts
  }
  switch (kind) {
    case 'cost':
    case 'plant':
      return { kind, city: one as City }
    case 'group':
      return { kind, group: Number(one) }
    case 'track':
      return { kind, space: Number(one) }
    case 'reserve':
      return { kind, what: one }
    case 'seat':
      return { kind, seat: Number(one), what: two, detail: three }
    case 'on-card':
    case 'on-cards':
    case 'caravan':
    case 'tiles-left':
    case 'round':
      return { kind }
    default:
      return undefined
  }
}
