import { botMove, botsMayMove, botToMove, endDeserted, isDeserted, type Table } from '@amyitis/tables'
import { pauseAfter } from '../again.ts'
import { type Clock, elapsedOf } from '../clock.ts'
import type { Desk } from '../desk/desk.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { Refused } from '../refused.ts'
import type { Pool } from './pool.ts'

export interface Driver {
  /** Plays for the bots of a table until a person decides. */
  drive(table: string): Promise<void>
  /** Begins to, and answers once the table is in memory. */
  look(table: string): Promise<void>
  close(): Promise<void>
}

interface Ground {
  readonly desk: Desk
  readonly jobs: Jobs
  readonly pool: Pool
  readonly clock: Clock
  readonly fault: (error: unknown) => void
}

/** A job that has waited for a bot this long looks again later rather than wait on. */
const LATER = 10_000
/** How long a bot's turn that fails again and again is left alone at most. */
const LONGEST_PAUSE = 30_000

/** How long bots are asked to wait, by the clock of whichever process has written the last event. */
const courtesyOf = (table: Table): number => botsMayMove(table) - (table.request?.at ?? table.since)

/** Sees to it that bots move as soon as it is their turn. Any process may do it: only one of them is believed. */
export async function createDriver({ desk, jobs, pool, clock, fault }: Ground): Promise<Driver> {
  const driving = new Map<string, Promise<void>>()
  const wakers = new Map<string, () => void>()
  /** Something has happened there since it was last looked at. */
  const changed = new Set<string>()
  let closed = false

  /** Waits, but not if something happens at the table. */
  const rest = (id: string, ms: number) =>
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
    if (isDeserted(table)) {
      await desk.change(table.id, { decide: endDeserted })
      return
    }
    const move = await pool.choose(level, table.game.position, table.host)
    if (closed) return
    await desk.change(table.id, {
      // Whatever has happened since it was asked, it is about that very question that the bot has thought.
      decide: (now, ground) =>
        now.turnSeq === table.turnSeq && (now.seq === table.seq || botsMayMove(now) <= ground.now)
          ? botMove(now, move, ground)
          : { ok: false, code: 'stale' },
    })
  }

  /** No job comes for ever, so that whatever goes wrong, it is tried again for as long as it is a bot's turn. */
  async function play(id: string): Promise<void> {
    let failures = 0
    let known = { seq: 0, since: 0 }
    while (!closed) {
      changed.delete(id)
      try {
        const table = await desk.open(id)
        if (table === undefined || botToMove(table) === undefined) return
        const passed = elapsedOf(clock)
        if (table.seq !== known.seq) known = { seq: table.seq, since: passed }
        // Clocks of processes differ or are set back: nobody waits for longer than the courtesy since it has heard of the turn.
        const wait = Math.min(botsMayMove(table) - clock.now(), known.since + courtesyOf(table) - passed)
        if (wait > 0) await rest(id, wait)
        else await moveOnce(table)
        failures = 0
      } catch (error) {
        if (closed || (error instanceof Refused && error.code === 'stale')) continue
        failures++
        if (failures === 1) fault(error)
        await rest(id, pauseAfter(failures, LONGEST_PAUSE))
      }
    }
  }

  function drive(id: string): Promise<void> {
    const under = driving.get(id)
    if (under !== undefined || closed) return under ?? Promise.resolve()
    const run = play(id).finally(() => {
      driving.delete(id)
      if (changed.delete(id)) drive(id).catch(fault)
    })
    driving.set(id, run)
    return run
  }

  desk.onChange(({ table }) => {
    wakers.get(table.id)?.()
    if (botToMove(table) === undefined) return
    if (driving.has(table.id)) changed.add(table.id)
    else drive(table.id).catch(fault)
  })

  await jobs.work('bot', async ({ key }) => {
    desk.forgetJobs(key)
    const run = drive(key)
    const late = new Promise<boolean>((resolve) => {
      setTimeout(resolve, LATER, true).unref()
    })
    if ((await Promise.race([run.then(() => false), late])) && !closed)
      await jobs.plan({ kind: 'bot', key, at: clock.now() + LATER, data: '' })
  })

  return {
    drive,
    look: async (id) => {
      await desk.open(id)
      drive(id).catch(fault)
    },
    close: async () => {
      closed = true
      for (const wake of [...wakers.values()]) wake()
      await Promise.all([...driving.values()].map((run) => run.catch(() => undefined)))
    },
  }
}
