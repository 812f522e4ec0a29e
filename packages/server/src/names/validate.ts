import { nameProblem, normalizeName } from '@amyitis/protocol'
import { ProblemError } from '../shared/problem-error.ts'
import { isReserved } from './reserved.ts'

/** Returns the name as it is stored, or throws. Whether it is taken is checked by the database. */
export function validateName(requested: string): string {
  const name = normalizeName(requested)
  const problem = nameProblem(name)
  if (problem !== undefined) throw new ProblemError(problem)
  if (isReserved(name)) throw new ProblemError('name-reserved')
  return name
}

export const NAME_PROBLEMS = ['name-blank', 'name-too-long', 'name-invisible', 'name-reserved', 'name-taken'] as const
