/**
 * Errors of a database that can't be reached, is starting or stopping, or has timed out; pg has no code for some of them.
 */
const UNAVAILABLE_CODES =
  /^(08\w{3}|25P03|40P01|53300|55P03|57014|57P0[123]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/
const UNAVAILABLE_MESSAGES =
  /^(Connection terminated|LISTEN\/NOTIFY|Query read timeout|timeout exceeded when trying to connect|Client (has encountered|was closed))/

/** Is the database unavailable for now, so that a retry may succeed? pg-boss reports objects that are no `Error`. */
export function isUnavailable(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { readonly code?: unknown; readonly message?: unknown }
  return UNAVAILABLE_CODES.test(String(code)) || UNAVAILABLE_MESSAGES.test(String(message))
}
