import { describe, it } from 'vitest'
import { checkResumed } from './resumed.ts'

describe('a game that was left', () => {
  it.each([1, 40])('after %i answers goes on as if nothing had happened', checkResumed)
})
