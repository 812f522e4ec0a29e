import { describe, it } from 'vitest'
import { inNewFolder } from './program.ts'
import { checkResumed } from './resumed.ts'

inNewFolder()

describe('an interrupted game', () => {
  it.each([1, 40])('resumes after %i answers as if nothing had happened', checkResumed)
})
