import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@amyitis/i18n'
import type { FastifyInstance } from 'fastify'
import { languageOf } from './language.ts'

const PAGE = 'index.html'

/**
 * The page of the app, whose title and description previews of links show, in the reader's language where the build has it.
 * The file itself is the same for everybody: a service worker that stored it with this `Vary` would not find it again.
 */
export function serveAppPage(app: FastifyInstance, web: string): void {
  const pages = new Map(LANGUAGES.map((language) => [language, `index-${language}.html`] as const))
  for (const [language, page] of pages) if (!existsSync(join(web, page))) pages.delete(language)
  app.get(
    '/',
    // The server sets its error handler later, when this route already has the default one.
    { errorHandler: (error, request, reply) => app.errorHandler(error, request, reply) },
    (request, reply) => reply.header('vary', 'accept-language').sendFile(pages.get(languageOf(request)) ?? PAGE),
  )
}
