import { expect, it } from 'vitest'
import { parseRoute } from '../src/app/router.ts'
import { arrivalPlace } from '../src/shell/use-arrival.ts'

const isSame = (a: string, b: string) => arrivalPlace(parseRoute(a)) === arrivalPlace(parseRoute(b))

it('every lesson and every page of the rules is a place of its own', () => {
  expect(isSame('#/learn', '#/learn/overview')).toBe(false)
  expect(isSame('#/learn/exercise/fields', '#/learn/exercise/temples')).toBe(false)
  expect(isSame('#/rules/caravan', '#/rules/court')).toBe(false)
})

it('a look back stays in one place, step after step', () => {
  expect(isSame('#/replay/game/abc/12', '#/replay/game/abc/13')).toBe(true)
  expect(isSame('#/replay/game/abc/12', '#/learn')).toBe(false)
})
