import { RULE_VALUES } from '@amyitis/engine'
import type { Clause } from '@amyitis/narration'
import { partsOfMark } from '../../board/mark.ts'
import type { IconName } from '../../icons/art.tsx'
import { tipOf } from '../tip/tip-of.ts'
import { titled } from '../tip/tip-parts.ts'
import {
  explainCity,
  explainFavour,
  explainPlant,
  explainPower,
  explainReserve,
  explainRow,
  explainScore,
  explainTemple,
  explainTrade,
} from './explain-board.ts'
import { explainCourt } from './explain-court.ts'
import {
  explainCounted,
  explainGood,
  explainGoods,
  explainTilesLeft,
  explainTrack,
  isCounted,
  isGood,
} from './explain-stock.ts'
import type { ExplainSource, ThingExplanation } from './explanation.ts'
import { ruleOf } from './rule-of.ts'

/** Things that the glossary explains well enough, with their signs. */
const GLOSSARY = {
  first: ['first', 'first'],
  caravan: ['caravan', 'camel'],
  cost: ['camel', 'camel'],
  group: ['group', 'card'],
  noble: ['noble', 'noble'],
  'on-card': ['caravaneer', 'caravaneer'],
  'on-cards': ['caravaneer', 'caravaneer'],
} as const satisfies Readonly<Record<string, readonly [word: string, icon: IconName]>>

const isListed = (word: string | undefined): word is keyof typeof GLOSSARY =>
  word !== undefined && Object.hasOwn(GLOSSARY, word)

/** Where the caravan stands, and who begins. */
function nowOf(source: ExplainSource, name: keyof typeof GLOSSARY): string[] {
  const { text, state, players } = source
  if (name === 'caravan') return [`${titled(source, text.t('table.ring.here', { city: state.caravan }))}.`]
  return name === 'first' ? [`${players[state.firstPlayer].name}.`] : []
}

function fromGlossary(source: ExplainSource, name: keyof typeof GLOSSARY, clause: Clause): ThingExplanation {
  const { text } = source
  const [word, icon] = GLOSSARY[name]
  return {
    title: titled(source, text.t(`glossary.${word}`)),
    icon,
    what: text.t(`glossary.${word}.is`, RULE_VALUES),
    now: nowOf(source, name),
    clause,
  }
}

function explainSeat(
  source: ExplainSource,
  seat: number,
  what: string | undefined,
  detail: string | undefined,
  clause: Clause,
): ThingExplanation | undefined {
  if (isCounted(what)) return explainCounted(source, what, clause, seat)
  if (isGood(detail)) return explainGood(source, detail, clause, seat)
  switch (what) {
    case 'goods':
      return explainGoods(source, seat, clause)
    case 'score':
      return explainScore(source, seat)
    case 'favour':
    case 'tiles':
      return explainFavour(source, seat)
    case 'banker':
    case 'caravaneer':
    case 'palace':
    case 'gardener':
      return explainCourt(source, what)
    default:
      return isListed(what) ? fromGlossary(source, what, clause) : undefined
  }
}

function subject(source: ExplainSource, at: string, clause: Clause): ThingExplanation | undefined {
  const { text, state } = source
  const mark = partsOfMark(at)
  switch (mark?.kind) {
    case 'temple':
      return explainTemple(source, mark.temple)
    case 'court':
      return explainCourt(source, mark.court)
    case 'city':
      return explainCity(source, mark.city)
    case 'plant':
      return explainPlant(source, mark.city)
    case 'row':
      return explainRow(source, mark.row)
    case 'power':
      return explainPower(source, mark.power)
    case 'card': {
      const trade = state.groups[mark.group]?.[mark.place]?.trade
      return trade === undefined ? undefined : explainTrade(source, trade)
    }
    case 'seat':
      return explainSeat(source, mark.seat, mark.what, mark.detail, clause)
    case 'reserve':
      if (isCounted(mark.what)) return explainCounted(source, mark.what, clause)
      return isGood(mark.what) ? explainGood(source, mark.what, clause) : explainReserve(source)
    case 'track':
      return explainTrack(source, clause)
    case 'tiles-left':
      return explainTilesLeft(source, clause)
    case 'square':
      return {
        title: tipOf(source, at)?.title ?? mark.square,
        kind: text.t('glossary.square'),
        icon: 'tile',
        what: text.t('what.square'),
        now: [],
        clause,
      }
    case 'canal':
      return {
        title: tipOf(source, at)?.title ?? mark.side,
        icon: 'irrigation',
        what: text.t('what.canal'),
        now: [],
        clause,
      }
    default:
      return isListed(mark?.kind) ? fromGlossary(source, mark.kind, clause) : undefined
  }
}

/** Things whose tooltip says what they mean now; others say it in sentences. */
const TOLD_BY_TIP: readonly string[] = [
  'square',
  'canal',
  'city',
  'cost',
  'card',
  'row',
  'group',
  'noble',
  'on-card',
  'on-cards',
]

/** What the very thing is that somebody asks about; undefined for what is no thing of the game. */
export function explain(source: ExplainSource, at: string): ThingExplanation | undefined {
  const clause = ruleOf(source.state, at)
  if (clause === undefined) return undefined
  const found = subject(source, at, clause) ?? { title: '', now: [], clause }
  const rows = TOLD_BY_TIP.includes(at.split(' ', 1)[0]) ? (tipOf(source, at)?.rows ?? []) : []
  return { ...found, rows }
}
