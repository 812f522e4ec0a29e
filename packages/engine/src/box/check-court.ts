import { EFFECTS, LEVELS_OF_VERSION_1, MAX, MAX_COPIES, MAX_LEVELS } from './bounds.ts'
import { checkPerPlayers, type EditionCheck } from './check-players.ts'
import { COURT } from './court.ts'
import { problem } from './edition-problem.ts'

type Kind = keyof typeof EFFECTS

/** Version 1 has the levels of the standard edition; now a kind has as many levels as cards in its list. */
function levelsOf(check: EditionCheck, value: unknown, kind: Kind, version: number): unknown[] {
  const path = `court.${kind}`
  if (version === 1) return check.list(value, path, LEVELS_OF_VERSION_1[kind])
  const cards = check.list(value, path)
  if (!Array.isArray(value) || (cards.length >= 1 && cards.length <= MAX_LEVELS)) return cards
  check.fault(path, problem('levels', { max: MAX_LEVELS, count: value.length }))
  return []
}

function checkLevel(check: EditionCheck, value: unknown, kind: Kind, level: number): void {
  const path = `court.${kind}[${level - 1}]`
  const card = check.record(value, path, ['level', 'copies', ...EFFECTS[kind]])
  check.integer(card.level, `${path}.level`, level, level)
  for (const effect of EFFECTS[kind]) check.integer(card[effect], `${path}.${effect}`, 0, MAX)
  checkPerPlayers(check, card.copies, `${path}.copies`, 0, MAX_COPIES)
}

export function checkCourt(check: EditionCheck, value: unknown, version: number): void {
  const court = check.record(value, 'court', [...COURT, 'caravaneerZero'])
  for (const kind of Object.keys(EFFECTS) as Kind[])
    levelsOf(check, court[kind], kind, version).forEach((card, i) => {
      checkLevel(check, card, kind, i + 1)
    })
  const gardener = check.record(court.gardener, 'court.gardener', ['copies'])
  checkPerPlayers(check, gardener.copies, 'court.gardener.copies', 0, MAX)
  const zero = check.record(court.caravaneerZero, 'court.caravaneerZero', ['bonus', 'keeps'])
  check.integer(zero.bonus, 'court.caravaneerZero.bonus', 0, MAX)
  check.integer(zero.keeps, 'court.caravaneerZero.keeps', 0, MAX)
}
