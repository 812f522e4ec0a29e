import type { MailLinkPrompt } from '../notifications/mail.ts'
import { escapeHtml } from './escape-html.ts'
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
export const mailPage = ({ language, text, button }: MailLinkPrompt, ticket: string): string => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Amyitis</title><link rel="stylesheet" href="/api/page.css"></head>
<body><h1>Amyitis</h1>
<p>${escapeHtml(text)}</p>
<form method="post" action="?ticket=${encodeURIComponent(ticket)}"><button>${escapeHtml(button)}</button></form>
</body></html>
`
