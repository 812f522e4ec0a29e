import { registerHooks } from 'node:module'

/**
 * The server as the proofs start it: `main.ts` as it is, loaded beforehand, begun when a line comes on standard input, and
 * gone when nobody holds that open any more. AMYITIS_INJECT puts a part in the place of an honest one, so that a proof can show
 * that it would notice; the server itself knows nothing of it.
 */

const SERVER = new URL('../../../../server/src/', import.meta.url)

interface Replacement {
  readonly replacement: string
  readonly replaces: readonly string[]
}

const REPLACEMENTS: Readonly<Record<string, Replacement>> = {
  'ack-first': { replacement: './ack-first.ts', replaces: ['/server/src/jobs/open.ts'] },
  'forget-keys': { replacement: './forget-keys.ts', replaces: ['/server/src/jobs/open.ts'] },
  'accept-all': { replacement: './accept-all.ts', replaces: ['/tables/src/fold.ts', '/tables/src/acts/play.ts'] },
}

function install({ replacement, replaces }: Replacement): void {
  const url = new URL(replacement, import.meta.url).href
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context)
      const own = context.parentURL === url
      return !own && replaces.some((end) => found.url.endsWith(end)) ? { ...found, url } : found
    },
  })
}

const wanted = process.env.AMYITIS_INJECT
if (wanted !== undefined && wanted !== '') {
  if (REPLACEMENTS[wanted] === undefined)
    throw new Error(`AMYITIS_INJECT is one of ${Object.keys(REPLACEMENTS).join(', ')}`)
  install(REPLACEMENTS[wanted])
}

await import(new URL('index.ts', SERVER).href)
process.stdin.on('end', () => process.exit())
await new Promise((resolve) => process.stdin.once('data', resolve))
await import(new URL('main.ts', SERVER).href)
