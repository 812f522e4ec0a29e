import { createText, type Language } from '@amyitis/i18n'
import type { Problem, ProblemCode } from '@amyitis/protocol'
import type { FastifyRequest } from 'fastify'
import type { MailLinkPrompt } from '../notifications/mail.ts'
import { languageOf } from './language.ts'
import { SECURITY_HEADERS } from './security-headers.ts'

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A page of the server itself, for people who followed a link; the content is HTML. */
const htmlPage = (language: Language, content: string): string => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Amyitis</title><link rel="stylesheet" href="/api/page.css"></head>
<body><h1>Amyitis</h1>
${content}
</body></html>
`

/** Does a person read the response in a browser, rather than a program? */
export const wantsPage = ({ headers: { accept = '' } }: FastifyRequest): boolean => accept.includes('text/html')

/** What went wrong, for a person; for example, that a link in a mail has expired. */
export function problemPage(request: FastifyRequest, { code }: Problem): string {
  const language = languageOf(request)
  const words = createText(language).t(`online.problem.${code as ProblemCode}`)
  return htmlPage(language, `<p>${escapeHtml(words)}</p>`)
}

/** The form posts back to this page, and the browser must send its origin. */
export const MAIL_PAGE_HEADERS = {
  'content-security-policy': SECURITY_HEADERS['content-security-policy'].replace(
    "form-action 'none'",
    "form-action 'self'",
  ),
  'referrer-policy': 'same-origin',
} as const

/** The page behind a link in a mail. Mail scanners follow links too, so only the button has an effect. */
export const mailPage = ({ language, text, button }: MailLinkPrompt, ticket: string): string =>
  htmlPage(
    language,
    `<p>${escapeHtml(text)}</p>
<form method="post" action="?ticket=${encodeURIComponent(ticket)}"><button>${escapeHtml(button)}</button></form>`,
  )
