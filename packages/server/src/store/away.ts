/**
 * What a database that is away says, or one that starts or stops, or with which something takes too long; pg has no code for
 * some of it.
 */
const CODES =
  /^(08\w{3}|25P03|40P01|53300|55P03|57014|57P0[123]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/
const WORDS =
  /^(Connection terminated|LISTEN\/NOTIFY|Query read timeout|timeout exceeded when trying to connect|Client (has encountered|was closed))/

/** Is the database away for now? Then whoever asks again later may have more luck. What pg-boss tells of is no `Error`. */
export function isAway(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { readonly code?: unknown; readonly message?: unknown }
  return CODES.test(String(code)) || WORDS.test(String(message))
}
