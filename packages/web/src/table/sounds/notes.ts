import type { Event } from '@amyitis/engine'
import type { Note } from './synth.ts'

const note = (pitch: number, at = 0, length = 0.25, loud = 0.6, shape: OscillatorType = 'sine'): Note => ({
  pitch,
  at,
  length,
  loud,
  shape,
})

/** What kinds of events sound like; each kind sounds once for a move. */
const SOUNDS: Partial<Record<Event['type'], readonly Note[]>> = {
  canal: [note(330, 0, 0.18), note(440, 0.07, 0.22), note(523, 0.14, 0.3)],
  field: [note(262, 0, 0.15, 0.7, 'triangle')],
  temple: [note(196, 0, 0.6, 0.8), note(392, 0.02, 0.5, 0.3)],
  talents: [note(1318, 0, 0.09, 0.35, 'triangle'), note(1760, 0.06, 0.16, 0.35, 'triangle')],
  caravan: [note(147, 0, 0.12, 0.8, 'triangle'), note(147, 0.18, 0.12, 0.8, 'triangle')],
  court: [note(523, 0, 0.2), note(659, 0.1, 0.2), note(784, 0.2, 0.35)],
  tile: [note(392, 0, 0.2), note(494, 0.09, 0.2), note(587, 0.18, 0.2), note(784, 0.27, 0.5)],
  pass: [note(220, 0, 0.2, 0.5), note(165, 0.12, 0.3, 0.5)],
  round: [note(294, 0, 0.5, 0.5), note(440, 0.12, 0.6, 0.5)],
  over: [note(392, 0, 0.4), note(523, 0.15, 0.4), note(659, 0.3, 0.4), note(784, 0.45, 1)],
}

export const YOUR_TURN: readonly Note[] = [note(880, 0, 0.15, 0.4), note(1175, 0.1, 0.3, 0.4)]

/** A part of a recap is told. */
export const RECAP_STEP: readonly Note[] = [note(587, 0, 0.35, 0.3), note(880, 0.05, 0.4, 0.18)]

/** A point is counted up: each a little higher. */
export const pointNotes = (n: number): Note[] => [note(523 * 2 ** ((n % 12) / 12), 0, 0.22, 0.35, 'triangle')]

/** Lamps light at dusk. */
export const DUSK: readonly Note[] = [220, 277, 330, 415, 554].map((pitch, i) => note(pitch, i * 0.16, 1.4, 0.22))

/** The garland: a broad chord. */
export const VICTORY: readonly Note[] = [262, 330, 392, 523, 659, 784].map((pitch, i) =>
  note(pitch, i * 0.09, 1.8 - i * 0.09, 0.3),
)

/** Somebody else has won. */
export const FAREWELL: readonly Note[] = [262, 330, 440, 523].map((pitch, i) => note(pitch, i * 0.14, 1.5, 0.26))

export function notesOf(events: readonly Event[]): Note[] {
  const kinds = [...new Set(events.map(({ type }) => type))]
  return kinds.flatMap((kind) => SOUNDS[kind] ?? [])
}
