/** Leads to this computer, and browsers do not take it for that: plain http, as on a LAN. */
export const PLAIN_HOST = 'amyitis.test'
