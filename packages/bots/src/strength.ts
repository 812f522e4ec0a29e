import type { Level } from './levels.ts'

/**
 * How strong the levels are in games of two without the Palace: Elo from docs/ladder/2p.json, measured 2026-11-18, moved so that
 * `merchant` has 1300. Written by scripts/bot-strength.mjs; never change it by hand.
 */
export const STRENGTHS: Readonly<Record<Level, number>> = {
  random: 690,
  apprentice: 880,
  gardener: 1060,
  merchant: 1300,
  engineer: 1500,
  boatman: 1710,
  harpist: 1950,
  physician: 2130,
  judge: 2330,
  priest: 2570,
  oracle: 2800,
  amyitis: 3010,
}
