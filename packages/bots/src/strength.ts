import type { Level } from './levels.ts'

/**
 * How strong the levels are in games of two without the Palace: Elo from docs/ladder/2p.json, measured 2026-11-16, moved so that
 * `merchant` has 1300. Written by scripts/bot-strength.mjs; never change it by hand.
 */
export const STRENGTHS: Readonly<Record<Level, number>> = {
  random: 220,
  apprentice: 840,
  gardener: 1160,
  merchant: 1300,
  engineer: 1440,
  priest: 2040,
  amyitis: 2470,
}
