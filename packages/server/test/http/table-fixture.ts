import { decider } from '@amyitis/tables'
import { expect } from 'vitest'
import type { TestPlayer } from './test-server.ts'

export const OPEN = { kind: 'open' } as const

export const BOT = { kind: 'bot', level: 'random' } as const

export const code = async (response: Promise<{ status: number; body: { code: string; status: number } }>) => {
  const { status, body } = await response
  expect(body.status).toBe(status)
  return body.code
}

/** The player to act, and the other one. */
export async function turn(table: string, people: readonly TestPlayer[]) {
  const state = await people[0].table(table)
  const seat = decider(state) ?? -1
  const sitting = state.seats.map(({ player }) => people.find(({ id }) => id === player) as TestPlayer)
  return { state, mover: sitting[seat], other: sitting[(seat + 1) % sitting.length] }
}
