import type { Level } from './levels.ts'

/**
 * How strong the levels are in games of two without the Palace: Elo from docs/ladder/2p.json, measured 2026-11-16, moved so that
 * `merchant` has 1300. Written by scripts/bot-strength.mjs; never change it by hand.
 */
export const STRENGTHS: Readonly<Record<Level, number>> = {
  random: 770,
  apprentice: 970,
  gardener: 1150,
  merchant: 1300,
  engineer: 1460,
  boatman: 1640,
  harpist: 1860,
  physician: 2070,
  judge: 2290,
  priest: 2480,
  oracle: 2700,
  amyitis: 2900,
}
