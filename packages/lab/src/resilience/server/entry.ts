import { registerHooks } from 'node:module'

/**
 * Entry point of the server under test: loads the server's `main.ts`, starts it when a line arrives on standard input, and
 * exits when standard input is closed. AMYITIS_INJECT replaces a module by one with a bug, to show that the checks detect it;
 * the server itself knows nothing of this.
 */

const SERVER = new URL('../../../../server/src/', import.meta.url)

interface Replacement {
  readonly replacement: string
  readonly replaces: readonly string[]
}

const REPLACEMENTS: Readonly<Record<string, Replacement>> = {
  'ack-first': { replacement: './ack-first.ts', replaces: ['/server/src/jobs/open.ts'] },
  'forget-keys': { replacement: './forget-keys.ts', replaces: ['/server/src/jobs/open.ts'] },
  'accept-all': { replacement: './accept-all.ts', replaces: ['/tables/src/fold.ts', '/tables/src/commands/play.ts'] },
}

function install({ replacement, replaces }: Replacement): void {
  const url = new URL(replacement, import.meta.url).href
  registerHooks({
    resolve(specifier, context, next) {
      const resolved = next(specifier, context)
      const isOwnImport = context.parentURL === url
      return !isOwnImport && replaces.some((end) => resolved.url.endsWith(end)) ? { ...resolved, url } : resolved
    },
  })
}

const injected = process.env.AMYITIS_INJECT
if (injected !== undefined && injected !== '') {
  if (REPLACEMENTS[injected] === undefined)
    throw new Error(`AMYITIS_INJECT must be one of ${Object.keys(REPLACEMENTS).join(', ')}`)
  install(REPLACEMENTS[injected])
}

await import(new URL('index.ts', SERVER).href)
process.stdin.on('end', () => process.exit())
await new Promise((resolve) => process.stdin.once('data', resolve))
await import(new URL('main.ts', SERVER).href)
