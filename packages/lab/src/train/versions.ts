import { execFileSync } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type GameKind, hasPalace, meanWithInterval, type Net, playersOf, weightsUrl } from '@amyitis/bots'
import { openBox, STANDARD } from '@amyitis/engine'
import { playBlocks } from './match.ts'
import { defaultRecipe } from './recipe.ts'
import { widened } from './weights-file.ts'

/** Weights as they were committed. */
interface Version {
  readonly commit: string
  readonly date: string
  readonly hash: string
  readonly net: Net
}

export interface VersionsPlan {
  readonly kind: GameKind
  /** Commits whose weights all versions play against. */
  readonly against: readonly string[]
  readonly games: number
  readonly iterations: number
}

/** The weights of one kind in a commit, widened to today's features; undefined if today's code can't read them. */
function versionOf(kind: GameKind, commit: string, date = ''): Version | undefined {
  const file = fileURLToPath(weightsUrl({ players: playersOf(kind), palace: hasPalace(kind) }))
  const bytes = execFileSync('git', ['show', `${commit}:./${kind}.weights`], { cwd: dirname(file), maxBuffer: 1 << 24 })
  try {
    const { header, net } = widened(bytes, defaultRecipe(playersOf(kind), hasPalace(kind)))
    return { commit, date, hash: header.hash, net }
  } catch {
    return undefined
  }
}

/** All weights of a kind that were ever committed, oldest first. */
function allVersions(kind: GameKind): Version[] {
  const folder = fileURLToPath(new URL('.', weightsUrl({ players: 2, palace: false })))
  const log = execFileSync('git', ['log', '--reverse', '--format=%h %as', '--', `${kind}.weights`], { cwd: folder })
  const found = new Map<string, Version>()
  for (const line of log.toString().trim().split('\n')) {
    const [commit, date] = line.split(' ')
    const version = versionOf(kind, commit, date)
    if (version !== undefined && !found.has(version.hash)) found.set(version.hash, version)
  }
  return [...found.values()]
}

const percent = (share: number) => (100 * share).toFixed(1)

/** How every version of the weights does alone against the same few earlier ones, all with today's search. */
export function* compareVersions({ kind, against, games, iterations }: VersionsPlan): Generator<string> {
  const box = openBox(STANDARD, playersOf(kind), hasPalace(kind))
  for (const { commit, date, hash, net } of allVersions(kind))
    for (const fixed of against) {
      const other = versionOf(kind, fixed)
      if (other === undefined) throw new RangeError(`today's code can't read the weights of ${fixed}`)
      const about = `${kind} ${commit} (${date}) against ${fixed}`
      if (other.hash === hash) {
        yield `${about}: the same weights`
        continue
      }
      const blocks = playBlocks({ net }, { net: other.net }, box, { games, iterations, seed: `versions ${fixed}` })
      const { share, low, high } = meanWithInterval([...blocks])
      yield `${about}: wins ${percent(share)} % (${percent(low)} … ${percent(high)}), ${games} games`
    }
}
