import { checkEdition, isRulesVersion, STANDARD, shortEdition } from '@amyitis/engine'
import { type PositionDraft, readState } from './draft.ts'

/** A draft as it is kept on the device. */
export const writeDraft = ({ state, edition, rules }: PositionDraft): string =>
  JSON.stringify({ state, rules, ...(edition === STANDARD ? {} : { edition: shortEdition(edition) }) })

/** Reads what was kept; undefined if it is nothing that could be edited. */
export function readDraft(kept: string | null): PositionDraft | undefined {
  try {
    const { state, rules, edition } = (JSON.parse(kept ?? '{}') ?? {}) as Record<string, unknown>
    const checked = edition === undefined ? undefined : checkEdition(edition)
    if (checked?.ok === false || !isRulesVersion(rules)) return undefined
    const read = readState(state, checked?.value ?? STANDARD, rules)
    return read.ok ? read.draft : undefined
  } catch {
    return undefined
  }
}
