import { rmSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import type { Text } from '@amyitis/text'
import { LETTERS } from '@amyitis/words'
import { boardLines } from '../board/board.ts'
import type { Command, Stage } from '../command.ts'
import { reasonOf } from '../files.ts'
import { demandOperands } from '../options.ts'
import { arrange } from '../play/arrange.ts'
import { freshFile, Saver, stateFolder } from '../play/save.ts'
import { Session } from '../play/session.ts'
import { storyLines } from '../play/story.ts'
import type { Table } from '../play/table.ts'
import { MISUSE } from '../problem.ts'
import { type Asker, createAsker } from '../terminal/asker.ts'
import { wrap } from '../terminal/width.ts'
import { levelLine } from '../words/level.ts'
import { resultLines } from '../words/result.ts'
import { COLUMNS } from '../words/view.ts'

const INTERRUPTED = 130

function greet({ text, print }: Stage, { table, view }: Session, resumed: boolean): void {
  print(resumed ? text.t('play.resumed', { count: table.history.length }) : text.t('play.welcome'))
  table.seats.forEach((kind, seat) => {
    const letter = LETTERS[view.state.seats[seat].color]
    const who = view.names[seat]
    if (kind === 'human') print(text.t('play.seat.human', { letter, who }))
    else {
      print(text.t('play.seat.bot', { letter, who, kind }))
      if (table.seats.indexOf(kind) === seat) print(...wrap(`     ${levelLine(text, kind)}`, COLUMNS, 5))
    }
  })
}

/** Bots move at once; people are asked. False if somebody leaves. */
async function playOn(stage: Stage, session: Session, asker: Asker | undefined): Promise<boolean> {
  const { table } = session
  const log = stage.given.flags.has('log')
  while (!table.over) {
    if (table.kind === 'human') {
      if (!(await session.decide())) return false
      continue
    }
    await setImmediate() // Ctrl-C and closed pipes are noticed between two moves.
    if (asker?.interrupted) return false
    const before = table.history.length
    table.play(await table.botMove())
    session.keep(false)
    if (log) stage.print(...storyLines(stage, table, table.history.slice(before)))
  }
  return true
}

function leave({ text, print }: Stage, { saver }: Session): void {
  if (saver?.state === 'saved') print(text.t('play.left.saved', { file: saver.file }))
  else print(text.t('play.left'), ...unsaved(text, saver))
}

const unsaved = (text: Text, saver: Saver | undefined): string[] =>
  saver?.state === 'failed' ? wrap(text.t('play.unsaved', { file: saver.file }), COLUMNS, 2) : []

function finish(stage: Stage, session: Session): void {
  const { text, print } = stage
  const { table, view, saver } = session
  print('', ...boardLines(view), '', ...resultLines(view))
  print(text.t('play.seed', { seed: table.seed }))
  if (saver?.state === 'saved') print(text.t('play.record', { file: saver.file }))
  print(...unsaved(text, saver))
}

/** A game without a name gets a file too; it is gone again if nothing was played. */
function nameless({ text, print }: Stage): Saver | undefined {
  const folder = stateFolder(process.env, process.platform)
  try {
    const saver = new Saver(freshFile(folder, new Date()))
    process.once('exit', () => {
      if (saver.state === 'untried') rmSync(saver.file, { force: true })
    })
    return saver
  } catch (error) {
    print(text.t('error.write', { file: folder, reason: reasonOf(text, error) }))
    return undefined
  }
}

function saverFor(stage: Stage, table: Table, file: string | undefined): Saver | undefined {
  if (stage.given.flags.has('no-save')) return undefined
  if (file !== undefined) return new Saver(file)
  return table.seats.includes('human') ? nameless(stage) : undefined
}

export const playCommand: Command = {
  options: ['seats', 'players', 'palace', 'seed', 'edition', 'names', 'save', 'no-save', 'resume', 'log'],

  async run(stage) {
    demandOperands(stage.given, 0, 1, stage.text)
    const { table, file, resumed } = arrange(stage)
    const people = table.seats.includes('human') && !table.over
    const asker = people ? createAsker(process.stdin, process.stdout) : undefined
    const saver = saverFor(stage, table, file)
    const session = new Session(stage, asker ?? NOBODY, table, saver)
    // A limit on the size of files is told as a failed save, too.
    process.on('SIGXFSZ', () => undefined)
    try {
      greet(stage, session, resumed)
      if (!table.over && file !== undefined) session.keep(true)
      if (saver !== undefined && saver.state !== 'failed' && people)
        stage.print(stage.text.t('play.autosave', { file: saver.file }))
      if (await playOn(stage, session, asker)) finish(stage, session)
      else leave(stage, session)
      if (asker?.interrupted) return INTERRUPTED
      const asked = file !== undefined || session.saver !== saver
      return asked && session.saver?.state === 'failed' ? MISUSE : 0
    } finally {
      table.close()
      asker?.close()
    }
  },
}

/** Nobody is asked in a game of bots. */
const NOBODY: Asker = { ask: () => Promise.resolve(undefined), interrupted: false, close: () => undefined }
