import type { MailLinkPrompt } from '../notifications/mail.ts'
import { escapeHtml } from './escape-html.ts'
import { htmlPage } from './html-page.ts'
import { SECURITY_HEADERS } from './security-headers.ts'

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
