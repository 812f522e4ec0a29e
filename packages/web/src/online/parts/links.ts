import { routeTo } from '../../app/router.ts'

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** Is this page open under an address that leads nowhere on other devices? */
export const isLoopback = (): boolean => LOOPBACK.includes(location.hostname)

/** The page itself, under an address of the server. */
const pageAt = (address: string | undefined): string =>
  address === undefined || !isLoopback() ? `${location.origin}${location.pathname}` : new URL('./', address).href

/** A link to a screen for online play; `address` replaces the address of this page if other devices can't reach it. */
export const onlineLink = (address: string | undefined, ...rest: readonly string[]): string =>
  `${pageAt(address)}${routeTo({ screen: 'online', rest })}`
