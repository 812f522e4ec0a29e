import { checkEdition, type Game, gameFrom, legalMoves, newGame, RULE_VALUES, STANDARD } from '@amyitis/engine'
import { createText, LANGUAGES } from '@amyitis/i18n'
import { describe, expect, it } from 'vitest'
import { choiceOf, viewOf } from '../src/index.ts'

/** An edition in which every value that a choice can name differs from the standard box. */
const EDITION = {
  ...STANDARD,
  id: 'other values',
  court: {
    ...STANDARD.court,
    banker: STANDARD.court.banker.map((card) => ({ ...card, talents: 7, points: 8 })),
    caravaneer: STANDARD.court.caravaneer.map((card) => ({ ...card, bonus: 6, keeps: 9 })),
    palace: STANDARD.court.palace.map((card) => ({ ...card, points: 77 })),
  },
  tiles: Object.fromEntries(Object.entries(STANDARD.tiles).map(([id, tile]) => [id, { ...tile, points: 55 }])),
}

const checked = checkEdition(JSON.parse(JSON.stringify(EDITION)))
if (!checked.ok) throw new Error(checked.faults[0].problem)

/** A game of this edition with a changed position. */
function gameWith(change: (position: Game['position']) => void): Game {
  const game = newGame({ players: 3, palace: true, seed: 'values', edition: checked.ok ? checked.value : STANDARD })
  change(game.position)
  return gameFrom(game.position, 'values')
}

describe.each(LANGUAGES)('in %s', (language) => {
  const text = createText(language)
  const choices = (game: Game) => {
    const view = viewOf(game, text)
    return new Map(legalMoves(game).map((move) => [move, choiceOf(view, move)]))
  }

  it('court cards and tiles have the values of the edition', () => {
    const court = choices(
      gameWith((position) => {
        position.decision = 'court'
        position.reason = 'tile'
      }),
    )
    expect(court.get('court banker')).toMatch(/7.*8/)
    expect(court.get('court caravaneer')).toMatch(/6.*9/)
    expect(court.get('court palace')).toContain('77')
    const plant = choices(
      gameWith((position) => {
        position.irrigated = -1
        position.decision = 'plant'
        position.caravan = position.plants.findIndex((card) => card >= 0)
      }),
    )
    expect(plant.size).toBeGreaterThan(0)
    for (const words of plant.values()) expect(words).toContain('55')
  })

  it('prices and gains are those of the rules, anywhere in the sentence', () => {
    const values = { ...RULE_VALUES, nobleTalents: 71, noblePlaces: 72, passTalents: 73, maxSold: 74, salePoints: 75 }
    expect(text.t('choice.noble', values)).toMatch(/71.*72/)
    expect(text.t('choice.pass', values)).toContain('73')
    expect(text.t('prompt.sell', values)).toMatch(/74.*75/)
    expect(text.t('refusal.noble-talents', values)).toContain('71')
    const game = newGame({ players: 3, palace: true, seed: 'values' })
    expect(choices(game).get('noble')).toBe(text.t('choice.noble', RULE_VALUES))
  })
})
