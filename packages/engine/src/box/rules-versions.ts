import { type Problem, problemsOf, wordsOf } from './problem.ts'

/** One change of a version from the previous one. */
interface Change {
  /** The name by which rules check it (`pos.box.rules.engineerNeedsCube`) and the app explains it. */
  readonly name: string
  readonly clause: string
}

interface Version {
  readonly id: string
  readonly date: string
  readonly changes: readonly Change[]
}

/**
 * Every released version of the rules, oldest first. A game keeps the version it started with. A new version is one entry
 * here and one condition in the rule that differs (docs/rules.md, "Versions").
 */
export const RULES_VERSIONS = [
  { id: '1', date: '2026-11-15', changes: [] },
  { id: '2', date: '2026-11-16', changes: [{ name: 'engineerNeedsCube', clause: 'R5.4' }] },
] as const satisfies readonly Version[]

export type RulesVersion = (typeof RULES_VERSIONS)[number]['id']
export type RulesChange = (typeof RULES_VERSIONS)[number]['changes'][number]['name']

/** The rules of a game: for every change, whether its version includes it. */
export type Rules = { readonly version: RulesVersion } & Readonly<Record<RulesChange, boolean>>

/** The version of new games. */
export const RULES_VERSION: RulesVersion = RULES_VERSIONS[RULES_VERSIONS.length - 1].id

const changesFrom = (first: number, end?: number): readonly { name: RulesChange; clause: string }[] =>
  RULES_VERSIONS.slice(first, end).flatMap(({ changes }) => [...changes])

const ALL: readonly Rules[] = RULES_VERSIONS.map(({ id }, index) => {
  const had = changesFrom(0, index + 1).map(({ name }) => name)
  const flags = changesFrom(0).map(({ name }) => [name, had.includes(name)])
  return Object.freeze({ version: id, ...Object.fromEntries(flags) }) as Rules
})

const indexOf = (version: string) => RULES_VERSIONS.findIndex(({ id }) => id === version)

export const isRulesVersion = (text: unknown): text is RulesVersion => typeof text === 'string' && indexOf(text) >= 0

/** The rules of a version: one object per version, so that they can be compared by identity. */
export function rulesOf(version: RulesVersion): Rules {
  const rules = ALL[indexOf(version)]
  if (rules === undefined) throw new RangeError(unknownVersion(version))
  return rules
}

/** The changes from this version to the newest, oldest first. */
export const changesSince = (version: RulesVersion) => changesFrom(indexOf(version) + 1)

const PHRASES = {
  'rules-newer': 'rules version {version} is newer than this program, which knows {known}',
  'rules-unknown': '{version} should be one of {known}: a version of the rules',
} as const

export type VersionCode = keyof typeof PHRASES

const problem = problemsOf(PHRASES)

/** Why a version can't be played: it is newer than this program, or not a version. */
export function versionProblem(version: string): Problem<VersionCode> {
  const known = RULES_VERSIONS.map(({ id }) => id).join(', ')
  const newer = /^[1-9]\d{0,5}$/.test(version) && Number(version) > Number(RULES_VERSION)
  if (newer) return problem('rules-newer', { version, known })
  return problem('rules-unknown', { version: JSON.stringify(version.slice(0, 40)), known })
}

export const unknownVersion = (version: string): string => wordsOf(versionProblem(version))
