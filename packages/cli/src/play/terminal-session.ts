import { existsSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { legalMoves } from '@amyitis/engine'
import { promptOf, refusalOf } from '@amyitis/narration'
import { boardLines, legendLines } from '../board/board.ts'
import type { CommandLineContext } from '../command.ts'
import { reasonOf } from '../files.ts'
import type { LinePrompt } from '../terminal/line-prompt.ts'
import { wrap } from '../terminal/width.ts'
import { COLUMNS, viewOf } from '../views/view.ts'
import { Hints } from './hint.ts'
import type { LocalGame } from './local-game.ts'
import { inOrder, menuLines, notationLines } from './menu.ts'
import { logLines, roundStart, sinceLastTurn } from './narration.ts'
import { ruleLines } from './rules.ts'
import { Saver, seedFileName } from './save.ts'

const COMMANDS = ['hint', 'undo', 'save', 'board', 'log', 'moves', 'rules', 'help', 'quit'] as const

/** How many alternatives a refusal names. */
const MAX_NAMED_MOVES = 12

/** The dialogue with the people at one keyboard. */
export class TerminalSession {
  private readonly context: CommandLineContext
  private readonly prompt: LinePrompt
  readonly table: LocalGame
  saver: Saver | undefined
  private moves: string[] = []
  private shown = -1
  private explained = false
  private warned = false
  private readonly hints = new Hints()

  constructor(context: CommandLineContext, prompt: LinePrompt, table: LocalGame, saver: Saver | undefined) {
    this.context = context
    this.prompt = prompt
    this.table = table
    this.saver = saver
  }

  get view() {
    return viewOf(this.table.game, this.context.text, this.context.paint)
  }

  /** The seat of the only person among bots. */
  private get onlyPerson(): number | undefined {
    const { seats } = this.table
    const first = seats.indexOf('human')
    return first === seats.lastIndexOf('human') ? first : undefined
  }

  /** Saves, and says so if it fails: a full disk must not end the game. */
  save(durable: boolean, saver = this.saver): boolean {
    if (saver === undefined) return false
    try {
      saver.save(this.table, durable)
      this.warned = false
      return true
    } catch (error) {
      const { text } = this.context
      const { file } = saver
      if (!this.warned) this.context.print(text.t('error.write', { file, reason: reasonOf(text, error) }))
      this.warned = true
      return false
    }
  }

  /** Asks the person whose decision it is until a move is played; false if they leave. */
  async decide(): Promise<boolean> {
    this.moves = inOrder(legalMoves(this.table.game))
    this.showTurn()
    for (;;) {
      const line = await this.prompt.readLine('> ', [...this.moves, ...COMMANDS])
      if (line === undefined) return false
      const words = line.trim().toLowerCase().split(/\s+/)
      if (words[0] === 'quit' || words[0] === 'exit' || words[0] === 'q') return false
      if (this.runCommand(words, line)) continue
      if (this.answer(words.join(' '))) return true
    }
  }

  /** Shows the board and what happened at the start of a turn, and always the decision. */
  private showTurn(): void {
    const { table, context } = this
    const { entries, position } = table.game
    const goesOn = entries.at(-1)?.seat === position.player && this.shown === position.player
    const showsBoard = position.decision === 'action' || position.decision === 'power' || !goesOn
    if (showsBoard) {
      // With --log the moves of bots have already been printed.
      const since = context.args.flags.has('log') ? [] : sinceLastTurn(table, context)
      context.print('', ...since, ...this.board(), '')
    }
    this.shown = position.player
    context.print(...this.question())
  }

  private board(): string[] {
    const legend = this.explained ? [] : legendLines(this.view)
    this.explained = true
    return [...boardLines(this.view), ...legend]
  }

  private question(): string[] {
    const { paint, text } = this.context
    const prompt = wrap(promptOf(this.view, this.onlyPerson), COLUMNS, 2).map((line) => paint(line, 'bold'))
    return [...prompt, ...menuLines(this.view, this.moves), paint(text.t('play.hint'), 'dim')]
  }

  /** Runs a command; false if the input is not one. */
  private runCommand(words: readonly string[], line: string): boolean {
    const { context, table } = this
    const { text } = context
    switch (words[0]) {
      case '':
        return true
      case 'hint':
        context.print(...this.hints.next(this.view, this.moves))
        return true
      case 'undo':
        this.undo()
        return true
      case 'save':
        this.saveTo(line.trim().slice('save'.length).trim())
        return true
      case 'board':
        context.print(...boardLines(this.view), ...legendLines(this.view), '', ...this.question())
        return true
      case 'log':
        context.print(...logLines(table, context, words[1] === 'all' ? 0 : roundStart(table.history)))
        return true
      case 'moves':
        context.print(...notationLines(this.moves))
        return true
      case 'rules':
        context.print(...ruleLines(text, table.game.position.box.edition, words[1] ?? ''))
        return true
      case 'help':
      case '?':
        context.print(...text.t('play.help').split('\n'))
        return true
      default:
        return false
    }
  }

  private undo(): void {
    const { context, table } = this
    const undone = table.undo()
    context.print(...wrap(context.text.t(`play.undo.${undone}`), COLUMNS, 2))
    if (undone !== 'undone') return
    this.save(true)
    this.shown = -1
    this.moves = inOrder(legalMoves(table.game))
    this.showTurn()
  }

  /** Saves to a new file from now on; if that fails, the old file stays in use. */
  private saveTo(name: string): void {
    const { text, print } = this.context
    const isOwn = name === '' || (this.saver !== undefined && resolve(name) === resolve(this.saver.file))
    const saver = isOwn ? this.saver : new Saver(name)
    if (saver === undefined) print(text.t('play.save.name'))
    else if (!isOwn && (existsSync(name) || existsSync(seedFileName(name))))
      print(text.t('error.exists', { file: name }))
    else {
      this.warned = false
      if (this.save(true, saver)) {
        this.saver = saver
        print(text.t('play.saved', { file: saver.file }))
      } else if (!isOwn) {
        this.warned = false
        rmSync(seedFileName(name), { force: true })
      }
    }
  }

  /** Plays a move, given by its number or as text; false if it is refused. */
  private answer(input: string): boolean {
    const { context, table } = this
    const { text } = context
    const byNumber = /^\d+$/.test(input)
    const move = byNumber ? this.moves[Number(input) - 1] : input
    if (move === undefined) {
      context.print(text.t('play.number', { max: this.moves.length }))
      return false
    }
    const before = table.history.length
    const played = table.play(move)
    if (played.ok) {
      this.save(true)
      context.print(...logLines(table, context, before))
      return true
    }
    const { refusal } = played
    const named = refusal.instead.slice(0, MAX_NAMED_MOVES)
    const more = refusal.instead.length > named.length ? ' …' : ''
    const possible = text.t('play.possible', { moves: `${named.join(', ')}${more}` })
    context.print(...wrap(refusalOf(text, refusal), COLUMNS, 2), ...wrap(possible, COLUMNS, 2))
    return false
  }
}
