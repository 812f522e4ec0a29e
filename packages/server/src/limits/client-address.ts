/** The groups of an IPv6 address, with those that `::` stands for. */
function groupsOf(address: string): string[] {
  const [head, tail = ''] = address.split('::')
  const [before, after] = [head, tail].map((part) => part.split(':').filter((group) => group !== ''))
  const missing = address.includes('::') ? Math.max(0, 8 - before.length - after.length) : 0
  return [...before, ...Array.from({ length: missing }, () => '0'), ...after]
}

const isIPv6 = (address: string) => address.includes(':') && !isMappedIPv4(address)
const isMappedIPv4 = (address: string) => address.startsWith('::ffff:') && address.includes('.')
const plainIPv4 = (address: string) => (isMappedIPv4(address) ? address.slice('::ffff:'.length) : address)

/** A host with one IPv6 address usually has the whole /64. A connection that is already closed has no address. */
export function addressKey(address: string | undefined): string {
  if (address === undefined) return ''
  return isIPv6(address) ? groupsOf(address).slice(0, 4).join(':') : plainIPv4(address)
}

/** The largest network that one customer usually has: a /48 of IPv6, or one IPv4 address. */
export function networkKey(address: string | undefined): string {
  const key = addressKey(address)
  return key.includes(':') ? `${key.split(':').slice(0, 3).join(':')}::/48` : key
}

/** The network of one household: a /56 of IPv6 as 14 hexadecimal digits, or one IPv4 address. */
export function householdKey(address: string): string {
  if (!isIPv6(address)) return plainIPv4(address)
  const groups = groupsOf(address).slice(0, 4)
  return groups
    .map((group) => group.padStart(4, '0').toLowerCase())
    .join('')
    .slice(0, 14)
}
