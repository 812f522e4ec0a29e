import { symbolId } from '../../../icons/IconSprite.tsx'
import { type Points, sourcesIn } from '../../../timeline/points.ts'
import type { PlayModel } from '../../use-table.ts'
import { headlineText, marginText, orderText } from '../finale-text.ts'
import type { FinalePlan } from '../plan.ts'

/** All that a shared picture says. */
export interface ShareContent {
  readonly title: string
  readonly subtitle: string
  readonly game: string
  readonly date: string
  readonly rows: readonly {
    readonly place: string
    readonly mark: string
    readonly name: string
    readonly total: string
    readonly points: number
    readonly parts: readonly { readonly color: string; readonly points: number }[]
  }[]
  readonly legend: readonly { readonly name: string; readonly color: string }[]
}

const PROPERTIES: Readonly<Record<string, string>> = {
  start: '--source-start',
  'R9.2': '--source-tiles',
  'R9.3': '--source-bonus',
  'R6.4': '--source-engineer',
  'R7.4': '--source-sales',
  'R8.2': '--source-palace',
  'R10.2': '--source-temple',
  'R4.2': '--source-banker',
  'R12.4': '--source-courtier',
  'R11.2': '--source-favour',
  'R11.3': '--source-goods',
}

/** Told to others, nobody is “you”. */
const toldToOthers = ({ text, players, view }: PlayModel['table']) => ({
  text,
  players: players.map((player, seat) => ({ ...player, name: view.names[seat] })),
})

export function shareContent(
  { table, session }: PlayModel,
  plan: FinalePlan,
  colorOf: (name: string) => string,
): ShareContent {
  const { text, state, game } = table
  const told = toldToOthers(table)
  const points: readonly Points[] = game.tally
  const sources = sourcesIn(points)
  const color = (source: string) => colorOf(PROPERTIES[source])
  return {
    title: headlineText(told, plan, undefined),
    subtitle: marginText(told, plan, undefined).join(' · '),
    game: text.t('app.title'),
    date: new Date(session.running.head.created).toLocaleDateString(text.locale, { dateStyle: 'long' }),
    rows: plan.order.map((seat) => ({
      place: String(plan.ranks[seat]),
      mark: symbolId(`mark-${state.seats[seat].color}`),
      name: told.players[seat].name,
      total: String(plan.totals[seat]),
      points: plan.totals[seat],
      parts: sources.flatMap((source) => {
        const part = points[seat][source] ?? 0
        return part === 0 ? [] : [{ color: color(source), points: part }]
      }),
    })),
    legend: sources.map((source) => ({ name: text.name('source', source), color: color(source) })),
  }
}

/** The same in words. */
export const shareText = ({ table }: PlayModel, plan: FinalePlan, { game, date, title }: ShareContent): string =>
  [`${game}, ${date}`, title, ...orderText(toldToOthers(table), plan)].join('\n')
