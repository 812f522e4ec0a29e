import { randomUUID } from 'node:crypto'
import { type Analysis, type ExplainedChoice, explainAnalysis, isLevel } from '@amyitis/bots'
import {
  formatMove,
  formatRecord,
  fromState,
  type Game,
  gameFrom,
  isOver,
  legalMoves,
  newGame,
  parseRecord,
  play,
  RULES_VERSION,
  seededRandom,
  toState,
  withHeaders,
} from '@amyitis/engine'
import { createText } from '@amyitis/i18n'
import { refusalOf } from '@amyitis/narration'
import { botFor, netFor } from '../bots.ts'
import { VERSION } from '../version.ts'
import { playRandomGames } from './random-games.ts'
import {
  checkId,
  parseRequest,
  type Request,
  readEdition,
  readFlag,
  readId,
  readInteger,
  readOptionalString,
  readPlayers,
  readRules,
  readString,
} from './request.ts'
import { errorResponse, faultText, type Id, MAX_GAMES, MAX_ITERATIONS, MAX_MS, RequestError } from './response.ts'

const PROTOCOL = 1
/** Messages of the protocol are for programmers: always in English. */
const english = createText('en')

const explanationText = (choice: ExplainedChoice | undefined) =>
  choice === undefined ? {} : { line: choice.line, own: choice.own, reasons: choice.reasons }

/** An analysis with moves as text; the best ones with reasons, if requested. */
const analysisText = ({ iterations, moves, line }: Analysis, explained: readonly ExplainedChoice[]) => ({
  iterations,
  moves: moves.map(({ move, ...rest }, i) => ({ move: formatMove(move), ...rest, ...explanationText(explained[i]) })),
  line: line.map(formatMove),
})

const freshSeed = (request: Request) => readOptionalString(request, 'seed') ?? randomUUID()
const today = () => new Date().toISOString().slice(0, 10)

/** One conversation: any number of games, one answer for each request. */
export class ProtocolSession {
  private readonly games = new Map<string, Game>()
  private made = 0

  /** The response to one line of input. A rejected request changes nothing. */
  handleLine(line: string): string {
    let id: Id = null
    try {
      const request = parseRequest(line)
      id = readId(request)
      checkId(request)
      return JSON.stringify({ id, ok: true, ...this.handleRequest(request) })
    } catch (error) {
      if (error instanceof RequestError) return errorResponse(id, error.code, error.message, error.refusal)
      process.stderr.write(`amyitis engine: ${error instanceof Error ? error.stack : error}\n`)
      return errorResponse(id, 'bad-request', 'internal error; nothing was changed')
    }
  }

  private handleRequest(request: Request): object {
    switch (request.cmd) {
      case 'hello':
        return { protocol: PROTOCOL, rules: RULES_VERSION, version: VERSION }
      case 'new':
        return this.new(request)
      case 'state':
        return this.view(this.find(request))
      case 'play':
        return this.play(request)
      case 'load':
        return this.load(request)
      case 'record':
        return { record: formatRecord(this.find(request)[1]) }
      case 'position':
        return this.position(request)
      case 'bot':
        return this.bot(request)
      case 'random':
        return this.random(request)
      case 'close':
        this.games.delete(this.find(request)[0])
        return {}
      default:
        throw new RequestError('bad-request', `no command is called ${JSON.stringify(request.cmd)?.slice(0, 40)}`)
    }
  }

  private find(request: Request): [string, Game] {
    const name = readString(request, 'game')
    const game = this.games.get(name)
    if (game === undefined) throw new RequestError('unknown-game', `no game is called "${name.slice(0, 40)}"`)
    return [name, game]
  }

  private view([name, game]: [string, Game]): object {
    const { version } = game.position.box.rules
    const older = version === RULES_VERSION ? {} : { rules: version }
    return { game: name, ...older, state: toState(game.position), legal: legalMoves(game) }
  }

  private add(game: Game): object {
    const name = `g${++this.made}`
    this.games.set(name, game)
    return this.view([name, game])
  }

  private new(request: Request): object {
    const seed = freshSeed(request)
    const game = newGame({
      players: readPlayers(request),
      palace: readFlag(request, 'palace'),
      seed,
      edition: readEdition(request),
      rules: readRules(request),
    })
    return this.add(withHeaders(game, { date: today(), seed }))
  }

  private play(request: Request): object {
    const [, game] = this.find(request)
    const move = readString(request, 'move')
    const played = play(game, move)
    if (played.ok) return { state: toState(game.position), legal: legalMoves(game), events: played.events }
    const { code, clause, instead } = played.refusal
    const why = `${refusalOf(english, played.refusal)} [${code}]`
    const possible = instead.slice(0, 5).join(', ') + (instead.length > 5 ? ', …' : '')
    const message = `"${move.slice(0, 80)}": ${why} Possible: ${possible || 'nothing'}`
    throw new RequestError('illegal-move', message, { code, clause, instead })
  }

  private load(request: Request): object {
    const read = parseRecord(readString(request, 'record'), freshSeed(request))
    if (read.ok) return this.add(read.game)
    const { line, problem, clause } = read.fault
    throw new RequestError('bad-record', `line ${line}: ${problem}${clause === undefined ? '' : ` (${clause})`}`)
  }

  private position(request: Request): object {
    const seed = freshSeed(request)
    if (request.state === undefined) throw new RequestError('bad-request', '"state" is missing')
    const position = fromState(request.state, readEdition(request), readRules(request))
    if (!position.ok) throw new RequestError('bad-position', faultText(position.faults))
    return this.add(withHeaders(gameFrom(position.value, seed), { date: today() }))
  }

  private bot(request: Request): object {
    const [, game] = this.find(request)
    const { level } = request
    if (!isLevel(level))
      throw new RequestError('bad-request', `no level is called ${JSON.stringify(level)?.slice(0, 40)}`)
    const ms = request.ms === undefined ? undefined : readInteger(request, 'ms', 1, MAX_MS)
    const iterations =
      request.iterations === undefined ? undefined : readInteger(request, 'iterations', 1, MAX_ITERATIONS)
    const budget = ms === undefined && iterations === undefined ? undefined : { ms, iterations }
    const wanted = readFlag(request, 'explain')
    const random = seededRandom(freshSeed(request))
    if (isOver(game)) throw new RequestError('bad-request', 'the game is over: there is nothing to choose')
    const bot = botFor(level, game.position.box, random)
    const { move, analysis } = bot.think(game.position, budget)
    if (analysis === undefined) return { move: formatMove(move), analysis: null }
    const { position } = game
    const explained = wanted ? explainAnalysis(position, analysis, { net: netFor(position.box), random }) : []
    return { move: formatMove(move), analysis: analysisText(analysis, explained) }
  }

  private random(request: Request): object {
    const count = readInteger(request, 'games', 1, MAX_GAMES)
    const kind = {
      players: readPlayers(request),
      palace: readFlag(request, 'palace'),
      edition: readEdition(request),
      rules: readRules(request),
    }
    return { results: playRandomGames(kind, freshSeed(request), count) }
  }
}
