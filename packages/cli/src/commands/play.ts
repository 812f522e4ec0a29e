import { rmSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import type { Text } from '@amyitis/i18n'
import { boardLines } from '../board/board.ts'
import type { Command, CommandLineContext } from '../command.ts'
import { EXIT_USAGE } from '../command-line-error.ts'
import { reasonOf } from '../files.ts'
import { checkOperands } from '../options.ts'
import type { LocalGame } from '../play/local-game.ts'
import { narrationLines } from '../play/narration.ts'
import { createEmptyFile, Saver, stateFolder } from '../play/save.ts'
import { setUpGame } from '../play/set-up-game.ts'
import { TerminalSession } from '../play/terminal-session.ts'
import { runsOnBattery } from '../search/battery.ts'
import { createLinePrompt, type LinePrompt } from '../terminal/line-prompt.ts'
import { wrap } from '../terminal/width.ts'
import { levelLine } from '../views/level.ts'
import { resultLines } from '../views/result.ts'
import { COLUMNS } from '../views/view.ts'

const INTERRUPTED = 130

function greet({ text, print }: CommandLineContext, { table, view }: TerminalSession, resumed: boolean): void {
  print(resumed ? text.t('play.resumed', { count: table.history.length }) : text.t('play.welcome'))
  table.seats.forEach((kind, seat) => {
    const letter = text.name('letter', view.state.seats[seat].color)
    const who = view.names[seat]
    if (kind === 'human') print(text.t('play.seat.human', { letter, who }))
    else {
      print(text.t('play.seat.bot', { letter, who, kind }))
      if (table.seats.indexOf(kind) === seat) print(...wrap(`     ${levelLine(text, kind)}`, COLUMNS, 5))
    }
  })
}

/** Lets bots move and asks people; false if somebody quits. */
async function playOn(
  context: CommandLineContext,
  session: TerminalSession,
  prompt: LinePrompt | undefined,
): Promise<boolean> {
  const { table } = session
  const { flags } = context.args
  const log = flags.has('log')
  const ponders = process.stdin.isTTY && !flags.has('no-ponder')
  while (!table.over) {
    if (table.kind === 'human') {
      const stop = ponders ? table.ponder(() => !runsOnBattery()) : undefined
      const answered = await session.decide()
      stop?.()
      if (!answered) return false
      continue
    }
    await setImmediate() // Ctrl-C and closed pipes are noticed between two moves.
    if (prompt?.interrupted) return false
    const before = table.history.length
    table.play(await table.botMove())
    session.save(false)
    if (log) context.print(...narrationLines(context, table, table.history.slice(before)))
  }
  return true
}

function leave({ text, print }: CommandLineContext, { saver }: TerminalSession): void {
  if (saver?.state === 'saved') print(text.t('play.left.saved', { file: saver.file }))
  else print(text.t('play.left'), ...unsaved(text, saver))
}

const unsaved = (text: Text, saver: Saver | undefined): string[] =>
  saver?.state === 'failed' ? wrap(text.t('play.unsaved', { file: saver.file }), COLUMNS, 2) : []

function finish(context: CommandLineContext, session: TerminalSession): void {
  const { text, print } = context
  const { table, view, saver } = session
  print('', ...boardLines(view), '', ...resultLines(view))
  print(text.t('play.seed', { seed: table.seed }))
  if (saver?.state === 'saved') print(text.t('play.record', { file: saver.file }))
  print(...unsaved(text, saver))
}

/** A game without a file name gets a file too; it is removed if nothing was played. */
function createUnnamedSaver({ text, print }: CommandLineContext): Saver | undefined {
  const folder = stateFolder(process.env, process.platform)
  try {
    const saver = new Saver(createEmptyFile(folder, new Date()))
    process.once('exit', () => {
      if (saver.state === 'untried') rmSync(saver.file, { force: true })
    })
    return saver
  } catch (error) {
    print(text.t('error.write', { file: folder, reason: reasonOf(text, error) }))
    return undefined
  }
}

function createSaver(context: CommandLineContext, table: LocalGame, file: string | undefined): Saver | undefined {
  if (context.args.flags.has('no-save')) return undefined
  if (file !== undefined) return new Saver(file)
  return table.seats.includes('human') ? createUnnamedSaver(context) : undefined
}

export const playCommand: Command = {
  options: ['seats', 'players', 'palace', 'seed', 'edition', 'names', 'save', 'no-save', 'resume', 'log', 'no-ponder'],

  async run(context) {
    checkOperands(context.args, 0, 1, context.text)
    const { table, file, resumed } = setUpGame(context)
    const people = table.seats.includes('human') && !table.over
    const prompt = people ? createLinePrompt(process.stdin, process.stdout) : undefined
    const saver = createSaver(context, table, file)
    const session = new TerminalSession(context, prompt ?? NO_PROMPT, table, saver)
    // Exceeding a file size limit is handled as a failed save.
    process.on('SIGXFSZ', () => undefined)
    try {
      greet(context, session, resumed)
      if (!table.over && file !== undefined) session.save(true)
      if (saver !== undefined && saver.state !== 'failed' && people)
        context.print(context.text.t('play.autosave', { file: saver.file }))
      if (await playOn(context, session, prompt)) finish(context, session)
      else leave(context, session)
      if (prompt?.interrupted) return INTERRUPTED
      const asked = file !== undefined || session.saver !== saver
      return asked && session.saver?.state === 'failed' ? EXIT_USAGE : 0
    } finally {
      table.close()
      prompt?.close()
    }
  },
}

/** For games of bots only. */
const NO_PROMPT: LinePrompt = { readLine: () => Promise.resolve(undefined), interrupted: false, close: () => undefined }
