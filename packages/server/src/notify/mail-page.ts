import { escaped } from '../http/escaped.ts'
import { HEADERS } from '../http/headers.ts'
import type { MailQuestion } from './mail.ts'

/** The button leads back here, which other pages have no need of; and the browser must say that it comes from here. */
export const MAIL_PAGE_HEADERS = {
  'content-security-policy': HEADERS['content-security-policy'].replace("form-action 'none'", "form-action 'self'"),
  'referrer-policy': 'same-origin',
} as const

/** What the link of a mail shows. Programs that look through mails follow links too, so only the button does something. */
export const mailPage = ({ language, words, button }: MailQuestion, ticket: string): string => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Amyitis</title><link rel="stylesheet" href="/api/page.css"></head>
<body><h1>Amyitis</h1>
<p>${escaped(words)}</p>
<form method="post" action="?ticket=${encodeURIComponent(ticket)}"><button>${escaped(button)}</button></form>
</body></html>
`
