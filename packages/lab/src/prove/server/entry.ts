import { registerHooks } from 'node:module'

/**
 * The server as the proofs start it: `main.ts` as it is, loaded beforehand, begun when a line comes on standard input, and
 * gone when nobody holds that open any more. AMYITIS_PROVE puts a part in the place of an honest one, so that a proof can show
 * that it would notice; the server itself knows nothing of it.
 */

const SERVER = new URL('../../../../server/src/', import.meta.url)

interface Part {
  readonly instead: string
  readonly of: readonly string[]
}

const PARTS: Readonly<Record<string, Part>> = {
  'ack-first': { instead: './ack-first.ts', of: ['/server/src/jobs/open.ts'] },
  'forget-keys': { instead: './forget-keys.ts', of: ['/server/src/jobs/open.ts'] },
  'accept-all': { instead: './accept-all.ts', of: ['/tables/src/fold.ts', '/tables/src/acts/play.ts'] },
}

function put({ instead, of }: Part): void {
  const url = new URL(instead, import.meta.url).href
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context)
      const own = context.parentURL === url
      return !own && of.some((end) => found.url.endsWith(end)) ? { ...found, url } : found
    },
  })
}

const wanted = process.env.AMYITIS_PROVE
if (wanted !== undefined && wanted !== '') {
  if (PARTS[wanted] === undefined) throw new Error(`AMYITIS_PROVE is one of ${Object.keys(PARTS).join(', ')}`)
  put(PARTS[wanted])
}

await import(new URL('index.ts', SERVER).href)
process.stdin.on('end', () => process.exit())
await new Promise((resolve) => process.stdin.once('data', resolve))
await import(new URL('main.ts', SERVER).href)
