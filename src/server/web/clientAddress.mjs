import { isIP } from 'node:net'

/**
 * Who is asking: the socket's other end, or behind trusted proxies the entry that the outermost of
 * them wrote into X-Forwarded-For. Entries further left come from the client and may be lies.
 *
 * @param {string | undefined} socketAddress
 * @param {string | undefined} forwardedFor
 * @param {number} trustedHops
 */
export function clientAddress(socketAddress, forwardedFor, trustedHops) {
  const forwarded = trustedHops > 0 ? (forwardedFor ?? '').split(',').at(-trustedHops)?.trim() : ''
  const address = isIP(forwarded ?? '') ? forwarded : socketAddress
  return (address ?? '').replace(/^::ffff:(?=\d+\.)/, '')
}
