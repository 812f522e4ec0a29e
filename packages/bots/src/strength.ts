import type { Level } from './levels.ts'

/**
 * How strong the levels are in games of two without the Palace: Elo from docs/ladder/2p.json, measured 2026-11-17, moved so that
 * `merchant` has 1300. Written by scripts/bot-strength.mjs; never change it by hand.
 */
export const STRENGTHS: Readonly<Record<Level, number>> = {
  random: 770,
  apprentice: 970,
  gardener: 1150,
  merchant: 1300,
  engineer: 1460,
  boatman: 1630,
  harpist: 1820,
  physician: 2040,
  judge: 2260,
  priest: 2420,
  oracle: 2640,
  amyitis: 2840,
}
