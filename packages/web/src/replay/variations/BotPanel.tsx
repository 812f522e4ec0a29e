import type { AnalysedLine } from '@amyitis/bots'
import { clonePosition, isOver, moveCode, opensTurn, type Position, playMove, unshuffledDealer } from '@amyitis/engine'
import { moveNames, percent, reasonOf, signed, type View } from '@amyitis/narration'
import { useEffect } from 'react'
import { Switch } from '../../app/settings/Switch.tsx'
import type { TableModel } from '../../board/model.ts'
import { Named } from '../../board/Named.tsx'
import { capital } from '../../board/wording.ts'
import { prepareAnalysis } from '../../game/thinking/analyse.ts'
import { PlayerMark } from '../../icons/PlayerMark.tsx'
import { Panel } from '../../theme/Panel.tsx'
import { type BotReport, type BotSwitch, useBotReport } from './use-bot.ts'
import './bot-panel.css'

interface BotPanelProps {
  readonly table: TableModel
  readonly bot: BotSwitch
  /** Shows where moves lie on the board; nothing: no longer. */
  onPoint(moves: readonly string[] | undefined): void
  /** Plays a line from the position shown. */
  onFollow(moves: readonly string[]): void
}

interface LineProps extends Omit<BotPanelProps, 'bot'> {
  readonly line: AnalysedLine
  readonly number: number
}

const REASONS = 4

/** Everybody's win chance and margin at the end of a line. */
function Seats({ line: { chances, margins }, table }: Pick<LineProps, 'line' | 'table'>) {
  const { text, state, players } = table
  return (
    <ul className="bot-line-seats">
      {chances.map((chance, seat) => {
        const told = { who: players[seat].name, chance: percent(text, chance), margin: signed(text, margins[seat]) }
        return (
          <li key={state.seats[seat].color} title={text.t('variations.line.seat', told)}>
            <PlayerMark color={state.seats[seat].color} size={16} />
            <span aria-hidden="true">
              <b>{told.chance}</b> {told.margin}
            </span>
            <span className="visually-hidden">{text.t('variations.line.seat', told)}</span>
          </li>
        )
      })}
    </ul>
  )
}

function Why({ line, table }: Pick<LineProps, 'line' | 'table'>) {
  const { view, game, text } = table
  const sequel = sequelText(view, game.position, line)
  const reasons = line.reasons.slice(0, REASONS).map((reason) => reasonOf(view, reason, game.position.player))
  return (
    <div className="bot-line-why">
      {reasons.length === 0 ? null : (
        <p>
          <Named words={reasons.join(' ')} stops="tab" />
        </p>
      )}
      {sequel === undefined ? null : (
        <p>
          <Named words={text.t('variations.line.then', { moves: sequel })} stops="tab" />
        </p>
      )}
    </div>
  )
}

function Line({ line, number, table, onPoint, onFollow }: LineProps) {
  const { text } = table
  const own = line.moves.slice(0, line.own)
  const words = capital(moveNames(text, own), text.language)
  return (
    <li className="bot-line">
      <button
        type="button"
        className="bot-line-play"
        onPointerEnter={() => onPoint(own)}
        onPointerLeave={() => onPoint(undefined)}
        onFocus={() => onPoint(own)}
        onBlur={() => onPoint(undefined)}
        onClick={() => {
          onPoint(undefined)
          onFollow(line.moves)
        }}
      >
        <span className="bot-line-number">{number}</span>
        <span>
          <Named words={words} />
        </span>
      </button>
      <Seats line={line} table={table} />
      <details className="bot-line-more">
        <summary>{text.t('variations.line.more')}</summary>
        <Why line={line} table={table} />
      </details>
    </li>
  )
}

/** What the bot says, or why it says nothing. */
function Said({ table, bot, report, onPoint, onFollow }: BotPanelProps & { readonly report: BotReport }) {
  const { text, game } = table
  if (isOver(game)) return <p className="bot-said">{text.t('table.end.over')}</p>
  if (!bot.on) return <p className="bot-said">{text.t('variations.bot.off')}</p>
  if (report === 'failed') return <p className="bot-said">{text.t('replay.review.failed')}</p>
  if (report === undefined) return <p className="bot-said">{text.t('replay.what-if.thinking')}</p>
  return (
    <>
      {report.proven ? <p className="bot-said">{text.t('review.proven')}</p> : null}
      <ol className="bot-lines" aria-label={text.t('variations.bot.lines')}>
        {report.lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what changes is what stands in a place
          <Line key={i} line={line} number={i + 1} table={table} onPoint={onPoint} onFollow={onFollow} />
        ))}
      </ol>
    </>
  )
}

/** The best lines of the position shown, as long as the bot is switched on. */
export function BotPanel({ table, bot, onPoint, onFollow }: BotPanelProps) {
  const { text, game, box } = table
  const said = useBotReport(game.position, bot.on)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the kind of game
  useEffect(() => prepareAnalysis(game.position), [box])
  useEffect(() => () => onPoint(undefined), [onPoint])
  const report = said === 'failed' ? undefined : said
  const best = report?.lines[0]
  return (
    <Panel title={text.t('variations.bot')} className="bot-analysis" untitled>
      <div className="bot-head">
        <Switch inline label={text.t('variations.bot')} on={bot.on} onChange={bot.toggle} />
        {report === undefined || report.proven ? null : (
          <span className="bot-count">{text.t('variations.bot.count', { count: report.iterations })}</span>
        )}
      </div>
      <Said table={table} bot={bot} report={said} onPoint={onPoint} onFollow={onFollow} />
      <p className="visually-hidden" aria-live="polite">
        {best === undefined
          ? ''
          : text.t('variations.line', { number: 1, moves: moveNames(text, best.moves.slice(0, best.own)) })}
      </p>
    </Panel>
  )
}

/** What is expected after the player's own turn, turn by turn, up to the next deal; undefined if nothing is. */
function sequelText({ text, names }: View, before: Position, line: AnalysedLine): string | undefined {
  const position = clonePosition(before)
  const turns: { readonly who: string; readonly moves: string[] }[] = []
  for (const [i, move] of line.moves.entries()) {
    if (i >= line.own) {
      if (turns.length === 0 || opensTurn(position)) turns.push({ who: names[position.player], moves: [] })
      turns[turns.length - 1].moves.push(move)
    }
    playMove(position, moveCode(move), unshuffledDealer)
  }
  const told = turns.map(({ who, moves }) => text.t('hint.turn', { who, moves: moveNames(text, moves) }))
  return told.length === 0 ? undefined : told.join(' · ')
}
