import { botMayMoveAt, botToMove, endAbandoned, isAbandoned, playBotMove, type Table } from '@amyitis/tables'
import type { Jobs } from '../jobs/jobs.ts'
import { type Clock, elapsedOf } from '../shared/clock.ts'
import { ProblemError } from '../shared/problem-error.ts'
import { backoffDelay } from '../shared/retry.ts'
import type { TableService } from '../table-service/table-service.ts'
import type { BotPool } from './bot-pool.ts'

export interface BotRunner {
  /** Plays for the bots of a table until it is a person's turn. */
  run(table: string): Promise<void>
  /** The same, but resolves as soon as the table is loaded. */
  start(table: string): Promise<void>
  close(): Promise<void>
}

interface BotRunnerDeps {
  readonly tables: TableService
  readonly jobs: Jobs
  readonly pool: BotPool
  readonly clock: Clock
  readonly reportError: (error: unknown) => void
}

/** A job that has waited for a bot this long reschedules itself instead of waiting on. */
const JOB_WAIT_MS = 10_000
const MAX_RETRY_DELAY_MS = 30_000

/** How long bots wait, by the clock of the process that wrote the last event. */
const waitingTime = (table: Table): number => botMayMoveAt(table) - (table.request?.at ?? table.since)

/** Makes bots move as soon as it is their turn. Any process may do it: only one of them succeeds in writing the move. */
export async function createBotRunner(deps: BotRunnerDeps): Promise<BotRunner> {
  const { tables, jobs, pool, clock, reportError } = deps
  const running = new Map<string, Promise<void>>()
  const wakers = new Map<string, () => void>()
  /** Tables that have changed since they were last looked at. */
  const changed = new Set<string>()
  let isClosed = false

  /** Ends early if something happens at the table. */
  const sleepUntilChange = (id: string, ms: number) =>
    new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(timer)
        wakers.delete(id)
        resolve()
      }
      const timer = setTimeout(wake, ms)
      wakers.set(id, wake)
    })

  async function moveOnce(table: Table): Promise<void> {
    const level = botToMove(table)
    if (level === undefined || table.game === undefined) return
    if (isAbandoned(table)) {
      await tables.change(table.id, { decide: endAbandoned })
      return
    }
    const move = await pool.choose(level, table.game.position, table.host)
    if (isClosed) return
    await tables.change(table.id, {
      // The move answers the decision the bot was asked for, whatever has happened since.
      decide: (now, context) =>
        now.turnSeq === table.turnSeq && (now.seq === table.seq || botMayMoveAt(now) <= context.now)
          ? playBotMove(now, move, context)
          : { ok: false, code: 'stale' },
    })
  }

  /** Jobs are given up after a number of attempts, so this retries for as long as it is a bot's turn. */
  async function play(id: string): Promise<void> {
    let failures = 0
    let known = { seq: 0, since: 0 }
    while (!isClosed) {
      changed.delete(id)
      try {
        const table = await tables.load(id)
        if (table === undefined || botToMove(table) === undefined) return
        const elapsed = elapsedOf(clock)
        if (table.seq !== known.seq) known = { seq: table.seq, since: elapsed }
        // Clocks of processes differ, or are set back: never wait longer than the waiting time since we learned of the turn.
        const wait = Math.min(botMayMoveAt(table) - clock.now(), known.since + waitingTime(table) - elapsed)
        if (wait > 0) await sleepUntilChange(id, wait)
        else await moveOnce(table)
        failures = 0
      } catch (error) {
        if (isClosed || (error instanceof ProblemError && error.code === 'stale')) continue
        failures++
        if (failures === 1) reportError(error)
        await sleepUntilChange(id, backoffDelay(failures, MAX_RETRY_DELAY_MS))
      }
    }
  }

  function run(id: string): Promise<void> {
    const current = running.get(id)
    if (current !== undefined || isClosed) return current ?? Promise.resolve()
    const started = play(id).finally(() => {
      running.delete(id)
      if (changed.delete(id)) run(id).catch(reportError)
    })
    running.set(id, started)
    return started
  }

  tables.onChange(({ table }) => {
    wakers.get(table.id)?.()
    if (botToMove(table) === undefined) return
    if (running.has(table.id)) changed.add(table.id)
    else run(table.id).catch(reportError)
  })

  await jobs.process('bot', async ({ key }) => {
    tables.forgetJobs(key)
    const finished = run(key).then(() => true)
    const timeout = new Promise<boolean>((resolve) => {
      setTimeout(resolve, JOB_WAIT_MS, false).unref()
    })
    const isFinished = await Promise.race([finished, timeout])
    if (!isFinished && !isClosed) await jobs.schedule({ kind: 'bot', key, at: clock.now() + JOB_WAIT_MS, data: '' })
  })

  return {
    run,
    start: async (id) => {
      await tables.load(id)
      run(id).catch(reportError)
    },
    close: async () => {
      isClosed = true
      for (const wake of [...wakers.values()]) wake()
      await Promise.all([...running.values()].map((one) => one.catch(() => undefined)))
    },
  }
}
