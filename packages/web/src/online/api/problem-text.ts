import type { Text } from '@amyitis/i18n/app'
import type { ApiProblem } from './client.ts'

/** Why something was refused, for people. */
export function problemText(text: Text, code: string): string {
  try {
    return text.t(`online.problem.${code as ApiProblem}`)
  } catch {
    // A newer server may have reasons for which there are no words here.
    return text.t('online.problem.unknown', { code })
  }
}
