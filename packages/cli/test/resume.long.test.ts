import { describe, it } from 'vitest'
import { checkResumed } from './resumed.ts'

describe('an interrupted game', () => {
  it.each([1, 40])('resumes after %i answers as if nothing had happened', checkResumed)
})
