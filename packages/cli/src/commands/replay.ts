import { type Entry, formatMove, type Game, rewind, toState } from '@amyitis/engine'
import { boardLines, legendLines } from '../board/board.ts'
import type { Command, CommandLineContext } from '../command.ts'
import { readGame } from '../files.ts'
import { checkOperands, numberOf } from '../options.ts'
import { historyOf, replay, type Step } from '../play/history.ts'
import { narrationLines } from '../play/narration.ts'
import { createLinePrompt } from '../terminal/line-prompt.ts'
import { resultLines } from '../views/result.ts'
import { versionLines } from '../views/version.ts'
import { viewOf } from '../views/view.ts'

/** The remarks on a decision: a sign, comments and variations. */
const remarkLines = ({ glyph, comments = [], variations = [] }: Pick<Entry, 'glyph' | 'comments' | 'variations'>) => [
  ...(glyph === undefined ? [] : [`    ${glyph}`]),
  ...comments.map((comment) => `    # ${comment}`),
  ...variations.map((line) => `    > ${line.map(({ move }) => formatMove(move)).join(', ')}`),
]

const remarksOf = ({ glyph, comments, variations }: Entry) => ({
  ...(glyph === undefined ? {} : { glyph }),
  ...(comments === undefined ? {} : { comments }),
  ...(variations === undefined
    ? {}
    : { variations: variations.map((line) => line.map(({ move }) => formatMove(move))) }),
})

/** The events, each followed by its remarks. */
function annotatedStory(context: CommandLineContext, game: Game, history: readonly Step[]): string[] {
  const remarked = game.entries.flatMap((entry, i) =>
    i < history.length && remarkLines(entry).length > 0 ? [i + 1] : [],
  )
  const ends = [...new Set([...remarked, history.length])]
  return [
    ...remarkLines({ comments: game.headers.comments ?? [] }),
    ...ends.flatMap((end, i) => [
      ...narrationLines(context, { game }, history.slice(ends[i - 1] ?? 0, end)),
      ...(end === 0 ? [] : remarkLines(game.entries[end - 1])),
    ]),
  ]
}

/** One JSON object for every decision. */
function printJson({ print }: CommandLineContext, game: Game): void {
  let n = 0
  for (const { move, events, game: now } of replay(game))
    print(JSON.stringify({ n: ++n, move, state: toState(now.position), events, ...remarksOf(game.entries[n - 1]) }))
}

function positionLines(context: CommandLineContext, game: Game, history: readonly Step[], n: number): string[] {
  const { text, paint } = context
  const now = rewind(game, n)
  const view = viewOf(now, text, paint)
  const { decision } = view.state
  const last = history[n - 1]
  const next =
    decision === null
      ? text.t('refusal.game-over')
      : text.t('replay.next', { who: view.names[decision.player], decision: decision.kind })
  return [
    ...boardLines(view),
    '',
    text.t('replay.at', { n, all: history.length }),
    ...(last === undefined
      ? []
      : [`  ${last.move}`, ...narrationLines(context, { game: now }, [last]), ...remarkLines(game.entries[n - 1])]),
    ...(n === 0 ? remarkLines({ comments: game.headers.comments ?? [] }) : []),
    next,
    ...(decision === null ? ['', ...resultLines(view)] : []),
  ]
}

/** Steps through the game by commands, until the end of the input. */
async function stepThrough(context: CommandLineContext, game: Game): Promise<number> {
  const { text, paint, print } = context
  const history = historyOf(game)
  const prompt = createLinePrompt(process.stdin, process.stdout)
  let n = 0
  print(
    ...versionLines(game, text),
    ...positionLines(context, game, history, n),
    ...legendLines(viewOf(game, text, paint)),
  )
  try {
    for (;;) {
      print(paint(text.t('replay.hint'), 'dim'))
      const line = (await prompt.readLine('> '))?.trim().toLowerCase()
      if (line === undefined || line === 'q' || line === 'quit') return prompt.interrupted ? 130 : 0
      const wanted = line === '' ? n + 1 : line === 'b' ? n - 1 : /^\d{1,6}$/.test(line) ? Number(line) : -1
      if (wanted < 0 || wanted > history.length) print(text.t('replay.range', { max: history.length }))
      else {
        n = wanted
        print('', ...positionLines(context, game, history, n))
      }
    }
  } finally {
    prompt.close()
  }
}

export const replayCommand: Command = {
  options: ['json', 'to', 'log'],

  async run(context) {
    const { args, text, print } = context
    checkOperands(args, 1, 1, text)
    const game = readGame(args.operands[0], text)
    const to = numberOf(args, 'to', 0, game.entries.length, text)
    const shown = to === undefined ? game : rewind(game, to)
    if (args.flags.has('json')) printJson(context, shown)
    else if (args.flags.has('log')) {
      const story = annotatedStory(context, game, historyOf(shown))
      print(...versionLines(game, text), ...story, '', ...resultLines(viewOf(shown, text, context.paint)))
    } else if (to !== undefined)
      print(...versionLines(game, text), ...positionLines(context, game, historyOf(game), to))
    else return stepThrough(context, game)
    return 0
  },
}
