/** What a page may load: nothing from anywhere else, and no script that stands in the page itself. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/

interface Asked {
  readonly protocol: string
  readonly hostname: string
  readonly headers: Readonly<Record<string, unknown>>
}

/** Browsers heed it only where nobody can change a page on its way, and complain about it elsewhere. */
export function openerPolicy({ protocol, hostname, headers }: Asked): Readonly<Record<string, string>> {
  const safe = protocol === 'https' || headers['x-forwarded-proto'] === 'https' || LOOPBACK.test(hostname)
  return safe ? { 'cross-origin-opener-policy': 'same-origin' } : {}
}

/** With every answer. */
export const HEADERS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
} as const
