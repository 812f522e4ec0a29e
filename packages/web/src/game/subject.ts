import { formatRecord, type Game } from '@amyitis/engine'

/** What is reviewed: the game alone, without the names of its players and without comments. */
export const subjectOf = (game: Game): string =>
  formatRecord({
    ...game,
    headers: {},
    entries: game.entries.map(({ seat, move, opens, deal }) => ({ seat, move, opens, ...(deal && { deal }) })),
  })

/** FNV-1a, from another start. */
function hash(text: string, start: number): string {
  let value = start
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return (value >>> 0).toString(36)
}

/** A short key for a subject: 64 bits tell the games of one browser apart. */
export const keyOfSubject = (subject: string): string => `${hash(subject, 0x811c9dc5)} ${hash(subject, 0x2545f491)}`

export const subjectKey = (game: Game): string => keyOfSubject(subjectOf(game))
