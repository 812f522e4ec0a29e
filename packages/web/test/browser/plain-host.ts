/** Resolves to this machine but is not a secure context: plain HTTP, as on a LAN. */
export const PLAIN_HOST = 'amyitis.test'
