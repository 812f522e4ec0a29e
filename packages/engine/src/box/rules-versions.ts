/** One thing that a version plays otherwise than the one before it. */
interface Change {
  /** The name under which a rule asks for it (`pos.box.rules.engineerNeedsCube`) and the app explains it. */
  readonly name: string
  readonly clause: string
}

interface Version {
  readonly id: string
  readonly date: string
  readonly changes: readonly Change[]
}

/**
 * Every version of the rules that games were ever played by, oldest first. A game stays with the version that it began with.
 * A new version is one entry here and one condition in the rule that differs (docs/rules.md, "Versions").
 */
export const RULES_VERSIONS = [
  { id: '1', date: '2026-11-15', changes: [] },
  { id: '2', date: '2026-11-16', changes: [{ name: 'engineerNeedsCube', clause: 'R5.4' }] },
] as const satisfies readonly Version[]

export type RulesVersion = (typeof RULES_VERSIONS)[number]['id']
export type RulesChange = (typeof RULES_VERSIONS)[number]['changes'][number]['name']

/** What holds in a game: of every change, whether its version has it. */
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

/** The rules of a version: one object each, so that they can be compared. */
export function rulesOf(version: RulesVersion): Rules {
  const rules = ALL[indexOf(version)]
  if (rules === undefined) throw new RangeError(unknownVersion(version))
  return rules
}

/** What the newest rules play otherwise than this version, oldest change first. */
export const changesSince = (version: RulesVersion) => changesFrom(indexOf(version) + 1)

/** Why a version can't be played: it is newer than this program, or none at all. */
export function unknownVersion(version: string): string {
  const known = RULES_VERSIONS.map(({ id }) => id).join(', ')
  const newer = /^[1-9]\d{0,5}$/.test(version) && Number(version) > Number(RULES_VERSION)
  const shown = JSON.stringify(version.slice(0, 40))
  return newer
    ? `rules version ${version} is newer than this program, which knows ${known}`
    : `${shown} should be one of ${known}: a version of the rules`
}
