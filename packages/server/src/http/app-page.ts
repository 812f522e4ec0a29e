import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@amyitis/i18n'
import type { FastifyInstance, RouteShorthandOptions } from 'fastify'
import { languageOf } from './language.ts'

const PAGE = 'index.html'

/** The server sets its error handler later, when the routes of the app already have the default one. */
const withErrors = (app: FastifyInstance): RouteShorthandOptions => ({
  errorHandler: (error, request, reply) => app.errorHandler(error, request, reply),
})

/**
 * The page of the app, whose title and description previews of links show, in the reader's language where the build has it.
 * The file itself is the same for everybody: a service worker that stored it with this `Vary` would not find it again.
 */
export function serveAppPage(app: FastifyInstance, web: string): void {
  const pages = new Map(LANGUAGES.map((language) => [language, `index-${language}.html`] as const))
  for (const [language, page] of pages) if (!existsSync(join(web, page))) pages.delete(language)
  app.get('/', withErrors(app), (request, reply) =>
    reply.header('vary', 'accept-language').sendFile(pages.get(languageOf(request)) ?? PAGE),
  )
}

/** Whatever is read by a wildcard has its spelling checked against a list of its folder, which is long here, and public. */
export function serveAssets(app: FastifyInstance): void {
  app.get<{ Params: { readonly '*': string } }>('/assets/*', withErrors(app), ({ params }, reply) =>
    reply.sendFile(`assets/${params['*']}`),
  )
}
