import { editionSchema } from '@amyitis/engine'
import { PROBLEMS } from '@amyitis/protocol'
import type { FastifyInstance } from 'fastify'
import { sha256 } from '../shared/random.ts'
import { escapeHtml } from './html-page.ts'
import { EDITION_SCHEMA_PATH, openApiDocument } from './openapi.ts'
import type { Route } from './route.ts'

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
article { border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent); padding: 0.75rem 0; }
h2 { margin-top: 2.5rem; }
h3 { font: 600 1rem/1.5 ui-monospace, monospace; margin: 0; overflow-wrap: anywhere; }
p { margin: 0.25rem 0; }
pre { overflow-x: auto; padding: 0.75rem; background: color-mix(in srgb, currentColor 7%, transparent); }
td, th { text-align: left; padding: 0.1rem 1rem 0.1rem 0; vertical-align: top; }
`

interface Described {
  readonly summary: string
  readonly parameters: readonly { readonly name: string; readonly in: string }[]
  readonly requestBody?: unknown
  readonly responses: Record<string, { readonly description: string }>
  readonly security: readonly object[]
}

const json = (title: string, content: unknown) =>
  content === undefined
    ? ''
    : `<details><summary>${title}</summary><pre>${escapeHtml(JSON.stringify(content, null, 2))}</pre></details>`

function article(method: string, path: string, { summary, responses, ...about }: Described): string {
  const rows = Object.entries(responses).map(
    ([status, { description }]) => `<tr><th>${status}</th><td>${escapeHtml(description)}</td></tr>`,
  )
  return `<article><h3>${method.toUpperCase()} ${escapeHtml(path)}</h3><p>${escapeHtml(summary)}</p>
${about.security.some((one) => Object.keys(one).length === 0) ? '' : '<p>For players: with the cookie of a browser or the token of a bot.</p>'}
${about.parameters.length === 0 ? '' : json('Parameters', about.parameters)}
${json('Request', about.requestBody)}
${json('Answers', responses)}
<table>${rows.join('')}</table></article>`
}

/** The description for people: no script, nothing from elsewhere. */
function pageOf(api: Record<string, unknown>): string {
  const paths = Object.entries(api.paths as Record<string, Record<string, Described>>)
  const { schemas } = api.components as { schemas: Record<string, unknown> }
  const articles = paths.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, about]) => article(method, path, about)),
  )
  const problems = Object.entries(PROBLEMS).map(
    ([code, status]) => `<tr id="${code}"><th><code>${code}</code></th><td>${status}</td></tr>`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Amyitis: the API</title><link rel="stylesheet" href="/api/page.css"></head>
<body><h1>Amyitis: the API</h1>
<p>For programs: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<h2>Places</h2>
${articles.join('\n')}
<h2>Messages and shapes</h2>
${Object.entries(schemas)
  .map(([name, schema]) => json(name, schema))
  .join('\n')}
<h2>Problems</h2>
<table>${problems.join('')}</table>
</body></html>
`
}

/** Built on the first request: most runs never need it. */
interface Description {
  readonly text: string
  readonly etag: string
  readonly page: string
  readonly edition: string
}

function describe(routes: readonly Route[]): () => Description {
  let known: Description | undefined
  return () => {
    if (known === undefined) {
      const api = openApiDocument(routes)
      const text = JSON.stringify(api)
      known = {
        text,
        etag: `"${sha256(text).slice(0, 32)}"`,
        page: pageOf(api),
        edition: JSON.stringify(editionSchema()),
      }
    }
    return known
  }
}

export function registerApiDocs(app: FastifyInstance, routes: readonly Route[]): void {
  const described = describe(routes)
  app.get('/api/openapi.json', async ({ headers }, reply) => {
    const { text, etag } = described()
    reply.headers({ etag, 'cache-control': 'no-cache' })
    if (headers['if-none-match']?.split(/,\s*/).some((one) => one.replace(/^W\//, '') === etag))
      return reply.code(304).send()
    return reply.type('application/json').send(text)
  })
  app.get(EDITION_SCHEMA_PATH, async (_, reply) => reply.type('application/schema+json').send(described().edition))
  app.get('/api', async (_, reply) => reply.type('text/html; charset=utf-8').send(described().page))
  app.get('/api/page.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(STYLE))
  app.get('/api/v1', async (_, reply) => reply.redirect('/api'))
}
