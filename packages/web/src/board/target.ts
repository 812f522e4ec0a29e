import type { City, Court, Good, Power, Row, Side, Square, Temple } from '@amyitis/engine'

/** Where on the table a choice lies. Choices that have no place of their own are offered in the prompt alone. */
export type Target =
  | `canal ${Side}`
  | `square ${Square}`
  | `card ${number} ${number}`
  | `city ${City}`
  | `row ${Row}`
  | `temple ${Temple}`
  | `court ${Court}`
  | `good ${Good}`
  | `power ${Power}`
  | 'noble'
  | 'pass'
  | `prompt ${string}`

/** All that is marked in the page by `data-at`: targets, and pieces and places that can't be chosen. */
export type BoardPlace =
  | Target
  | `seat ${number}`
  | `seat ${number} ${string}`
  | 'reserve'
  | `reserve ${string}`
  | `row ${Row} ${number}`
  | `temple ${Temple} ${number}`
  | `court ${Court} ${number}`
  | `on-card ${Good}`
  | `group ${number}`
  | `track ${number}`
  | 'caravan'
  | 'tiles-left'
  | 'round'

export type TargetParts =
  | { readonly kind: 'canal'; readonly side: Side }
  | { readonly kind: 'square'; readonly square: Square }
  | { readonly kind: 'card'; readonly group: number; readonly place: number }
  | { readonly kind: 'city'; readonly city: City }
  | { readonly kind: 'row'; readonly row: Row }
  | { readonly kind: 'temple'; readonly temple: Temple }
  | { readonly kind: 'court'; readonly court: Court }
  | { readonly kind: 'good'; readonly good: Good }
  | { readonly kind: 'power'; readonly power: Power }
  | { readonly kind: 'noble' | 'pass' }
  | { readonly kind: 'prompt'; readonly move: string }

export type TargetKind = TargetParts['kind']

/** The first word of a target. */
export const kindOfTarget = (target: Target): TargetKind => target.split(' ', 1)[0] as TargetKind

const KINDS: readonly string[] = [
  'canal',
  'square',
  'card',
  'city',
  'row',
  'temple',
  'court',
  'good',
  'power',
  'noble',
  'pass',
  'prompt',
] satisfies readonly TargetKind[]

/** Is it a target, or part of one, as a field is of its row? */
export const isTarget = (place: string): place is Target => KINDS.includes(place.split(' ', 1)[0])

/** What a target names. Its type says which words may follow each kind. */
export function partsOf(target: Target): TargetParts {
  const kind = kindOfTarget(target)
  const [, word, place] = target.split(' ')
  switch (kind) {
    case 'canal':
      return { kind, side: word as Side }
    case 'square':
      return { kind, square: word as Square }
    case 'card':
      return { kind, group: Number(word), place: Number(place) }
    case 'city':
      return { kind, city: word as City }
    case 'row':
      return { kind, row: word as Row }
    case 'temple':
      return { kind, temple: word as Temple }
    case 'court':
      return { kind, court: word as Court }
    case 'good':
      return { kind, good: word as Good }
    case 'power':
      return { kind, power: word as Power }
    case 'noble':
    case 'pass':
      return { kind }
    case 'prompt':
      return { kind, move: target.slice('prompt '.length) }
  }
}

/** Where an element of the page stands for a target: the only mark that pointing, flights and lights go by. */
export const targetOfElement = (element: Element): Target => (element.getAttribute('data-at') ?? '') as Target
