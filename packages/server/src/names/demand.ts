import { faultOfName, tidyName } from '@amyitis/protocol'
import { Refused } from '../refused.ts'
import { isReserved } from './reserved.ts'

/** A name as it is kept, or why it can't be one. Whether it is taken, the database says. */
export function demandName(wished: string): string {
  const name = tidyName(wished)
  const fault = faultOfName(name)
  if (fault !== undefined) throw new Refused(fault)
  if (isReserved(name)) throw new Refused('name-reserved')
  return name
}

/** What may be wrong with a name. */
export const NAME_PROBLEMS = ['name-blank', 'name-too-long', 'name-invisible', 'name-reserved', 'name-taken'] as const
