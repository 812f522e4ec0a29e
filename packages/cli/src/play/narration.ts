import { namesOf, narrate } from '@amyitis/narration'
import type { CommandLineContext } from '../command.ts'
import { wrap } from '../terminal/width.ts'
import { COLUMNS } from '../views/view.ts'
import type { Step } from './history.ts'
import type { LocalGame } from './local-game.ts'

/** The first decision of the current round. */
export function roundStart(history: readonly Step[]): number {
  const last = history.findLastIndex((step) => step.events.some((event) => event.type === 'round'))
  return Math.max(0, last)
}

/** The events of some decisions, one paragraph per turn and per new round. */
export function narrationLines(
  context: CommandLineContext,
  table: Pick<LocalGame, 'game'>,
  steps: readonly Step[],
): string[] {
  const told = { game: table.game, text: context.text, names: namesOf(table.game, context.text) }
  const paragraphs: string[] = []
  steps.forEach((step, i) => {
    const begins = i === 0 || step.opens
    const round = step.events.findIndex((event) => event.type === 'round')
    const own = narrate(told, round < 0 ? step.events : step.events.slice(0, round))
    if (begins || paragraphs.length === 0) paragraphs.push(own)
    else paragraphs[paragraphs.length - 1] += ` ${own}`
    if (round >= 0) paragraphs.push(narrate(told, step.events.slice(round)))
  })
  return paragraphs.filter((words) => words.trim() !== '').flatMap((words) => wrap(`  ${words.trim()}`, COLUMNS, 4))
}

export const logLines = (table: LocalGame, context: CommandLineContext, from: number): string[] =>
  narrationLines(context, table, table.history.slice(from))

/** What happened since the player to decide last decided. */
export function sinceLastTurn(table: LocalGame, context: CommandLineContext): string[] {
  const { history, game } = table
  const from = history.findLastIndex((step) => step.seat === game.position.player) + 1
  const lines = logLines(table, context, from)
  return lines.length === 0 ? [] : [context.paint(context.text.t('play.since'), 'bold'), ...lines, '']
}
