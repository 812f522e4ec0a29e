import { GOODS, type Good, tilesLeft, wantedIn } from '@amyitis/engine'
import type { Clause } from '@amyitis/narration'
import type { IconName } from '../../icons/art.tsx'
import { part } from '../tip/tip.ts'
import { titled } from '../tip/tip-parts.ts'
import type { ExplainSource, ThingExplanation, ValueCard } from './explanation.ts'

const counted = (head: string, count: number, icon: IconName, own = false): ValueCard => ({
  head,
  parts: [part(String(count), icon)],
  own,
  gone: count === 0,
})

type Counted = 'talents' | 'camels' | 'cubes' | 'neutral'
const KINDS = {
  talents: ['talent', 'talent'],
  camels: ['camel', 'camel'],
  cubes: ['cube', 'cube-neutral'],
  neutral: ['neutral', 'cube-neutral'],
} as const satisfies Readonly<Record<Counted, readonly [word: string, icon: IconName]>>

/** Who has how many, and how many are left. */
function counts({ text, state, players }: ExplainSource, what: Counted, asked: number | undefined): ValueCard[] {
  const left = what === 'cubes' ? undefined : state.reserve[what]
  const reserve = left === undefined ? [] : [counted(text.t('table.reserve'), left, KINDS[what][1])]
  if (what === 'neutral') return reserve
  const icon = (seat: number): IconName => (what === 'cubes' ? `cube-${players[seat].color}` : KINDS[what][1])
  const seats = state.seats.map((seat, i) => counted(players[i].name, seat[what], icon(i), i === asked))
  return [...seats, ...reserve]
}

export const isCounted = (word: string | undefined): word is Counted => word !== undefined && Object.hasOwn(KINDS, word)

/** Talents, camels and cubes: of a seat, or in the reserve. */
export function explainCounted(source: ExplainSource, what: Counted, clause: Clause, asked?: number): ThingExplanation {
  const { text } = source
  const [word, icon] = KINDS[what]
  return {
    title: titled(source, text.t(`glossary.${word}`)),
    icon,
    what: text.t(`glossary.${word}.is`),
    cards: counts(source, what, asked),
    now: [],
    clause,
  }
}

export const isGood = (word: string | undefined): word is Good => GOODS.some((good) => good === word)

/** One of the goods: who has it, and where it pays now. */
export function explainGood(source: ExplainSource, good: Good, clause: Clause, asked?: number): ThingExplanation {
  const { text, state, players, box, game } = source
  const cities = box.edition.cities.filter(({ id }) => wantedIn(game.position, id).includes(good))
  return {
    title: titled(source, text.name('good', good)),
    kind: text.t('glossary.good'),
    icon: good,
    what: text.t('what.good'),
    cards: [
      ...state.seats.map((seat, i) => counted(players[i].name, seat.goods[good], good, i === asked)),
      counted(text.t('table.reserve'), state.reserve.goods[good], good),
    ],
    now: [
      ...(cities.length === 0
        ? []
        : [text.t('what.now.wanted', { cities: text.list(cities.map(({ id }) => text.name('city', id))) })]),
      ...(good === 'wine' ? [`${text.t('table.tip.wine')}.`] : []),
    ],
    clause,
  }
}

/** R10.3 All goods of a seat, and how many of them it may keep. */
export function explainGoods(source: ExplainSource, seat: number, clause: Clause): ThingExplanation {
  const { text, state, players, box } = source
  const { goods, caravaneer } = state.seats[seat]
  const held = GOODS.filter((good) => goods[good] > 0)
  return {
    title: titled(source, text.t('glossary.good')),
    kind: players[seat].name,
    icon: 'any-good',
    what: text.t('what.good'),
    ...(held.length > 0 && {
      cards: held.map((good) => counted(titled(source, text.name('good', good)), goods[good], good)),
    }),
    now: [text.t('table.tip.goods.about', { count: box.caravaneers[caravaneer].keeps })],
    clause,
  }
}

/** R12.2 Who stands where. */
export const explainTrack = ({ state, players }: ExplainSource, clause: Clause): ThingExplanation => ({
  title: '',
  cards: state.seats.map(({ track }, i) => counted(players[i].name, track, `mark-${players[i].color}`)),
  now: [],
  clause,
})

/** R11.1 How far it is to the last round. */
export function explainTilesLeft({ text, box, game }: ExplainSource, clause: Clause): ThingExplanation {
  const end = box.endTiles
  return {
    title: '',
    icon: 'tile',
    what: text.t('table.tip.tiles.left', { end }),
    now: [`${text.t('table.tiles.left', { count: tilesLeft(game.position), end })}.`],
    clause,
  }
}
