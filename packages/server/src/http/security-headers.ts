/** Pages load nothing from elsewhere, and run no inline scripts. */
const POLICY = [
  "default-src 'none'",
  "font-src 'self'",
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

interface RequestOrigin {
  readonly protocol: string
  readonly hostname: string
  readonly headers: Readonly<Record<string, unknown>>
}

/** Browsers honour it only on secure connections, and warn elsewhere. */
export function openerPolicy({ protocol, hostname, headers }: RequestOrigin): Readonly<Record<string, string>> {
  const safe = protocol === 'https' || headers['x-forwarded-proto'] === 'https' || LOOPBACK.test(hostname)
  return safe ? { 'cross-origin-opener-policy': 'same-origin' } : {}
}

/** Sent with every response. */
export const SECURITY_HEADERS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
} as const
