import { BlockList, isIP } from 'node:net'

/** IPv4 networks that are not the public internet (IANA's special-purpose registry). */
const FORBIDDEN_4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]

/** Public IPv6 addresses are in this block; loopback, unique-local, link-local, multicast and mapped IPv4 are not. */
const GLOBAL_6 = ['2000::', 3] as const

/** Except protocol assignments with Teredo, documentation, 6to4, which embeds IPv4, and the AS 112 service. */
const FORBIDDEN_6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
]

const forbidden = new BlockList()
for (const [network, prefix] of FORBIDDEN_4) forbidden.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of FORBIDDEN_6) forbidden.addSubnet(network, prefix, 'ipv6')
const global6 = new BlockList()
global6.addSubnet(...GLOBAL_6, 'ipv6')

export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !forbidden.check(address, 'ipv4')
  return family === 6 && global6.check(address, 'ipv6') && !forbidden.check(address, 'ipv6')
}
