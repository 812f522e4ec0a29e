import type { Language } from '@amyitis/i18n'

/** A page of the server itself, for people who followed a link; the content is HTML. */
export const htmlPage = (language: Language, content: string): string => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Amyitis</title><link rel="stylesheet" href="/api/page.css"></head>
<body><h1>Amyitis</h1>
${content}
</body></html>
`
