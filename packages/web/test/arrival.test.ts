import { expect, it } from 'vitest'
import { parseRoute } from '../src/app/router.ts'
import { arrivalPlace } from '../src/shell/use-arrival.ts'

const isSame = (a: string, b: string) => arrivalPlace(parseRoute(a)) === arrivalPlace(parseRoute(b))

it('every lesson and every page of the rules is a separate place', () => {
  expect(isSame('#/learn', '#/learn/overview')).toBe(false)
  expect(isSame('#/learn/exercise/fields', '#/learn/exercise/temples')).toBe(false)
  expect(isSame('#/rules/caravan', '#/rules/court')).toBe(false)
})

it('a replay stays in one place while stepping through it', () => {
  expect(isSame('#/replay/game/abc/12', '#/replay/game/abc/13')).toBe(true)
  expect(isSame('#/replay/game/abc/12', '#/learn')).toBe(false)
})

it('every page of online play is a separate place', () => {
  expect(isSame('#/online', '#/online/me')).toBe(false)
  expect(isSame('#/online/table/abc', '#/online')).toBe(false)
})
