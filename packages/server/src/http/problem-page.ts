import { createText } from '@amyitis/i18n'
import type { Problem, ProblemCode } from '@amyitis/protocol'
import type { FastifyRequest } from 'fastify'
import { escapeHtml } from './escape-html.ts'
import { htmlPage } from './html-page.ts'
import { languageOf } from './language.ts'

/** Is this a browser that shows its user what comes, and no program? */
export const wantsPage = ({ headers: { accept = '' } }: FastifyRequest): boolean => accept.includes('text/html')

/** What went wrong, for a person: say, that a link in a mail is too old. */
export function problemPage(request: FastifyRequest, { code }: Problem): string {
  const language = languageOf(request)
  const words = createText(language).t(`online.problem.${code as ProblemCode}`)
  return htmlPage(language, `<p>${escapeHtml(words)}</p>`)
}
