import { createHmac, randomBytes } from 'node:crypto'
import ipaddr from 'ipaddr.js'
import { LRUCache } from 'lru-cache'
import type { PageView } from '@/src/commands/recordPageViews'
import { HOUR_MS } from '@/src/domain/durations'
import {
  type CountedView,
  countViewWithinLimit,
  IP_VIEW_LIMIT_WINDOW_MS,
} from '@/src/domain/visits/ipAddressLimit'
import { env } from '@/src/env'
import { acceptViewWithinIpRangeLimit } from './ipRangeLimit'

// Maximum requests of one IP address per hour. All employees of a company may share one address.
const MAX_HOURLY_REQUESTS_PER_IP = 2_000
const MAX_COUNTED_IP_ADDRESSES = 20_000
const MAX_REMEMBERED_VIEWS = 200_000

const requestCountByIpAddress = new LRUCache<string, number>({
  max: MAX_COUNTED_IP_ADDRESSES,
  ttl: HOUR_MS,
})

/**
 * Counts a request of this IP address, in memory, for an hour. @returns null, or the seconds to
 * wait when the limit is exceeded
 */
export function rateLimitViewRequest(address: string): number | null {
  const views = (requestCountByIpAddress.get(address) ?? 0) + 1
  requestCountByIpAddress.set(address, views, { noUpdateTTL: true })
  return views > MAX_HOURLY_REQUESTS_PER_IP
    ? Math.ceil(requestCountByIpAddress.getRemainingTTL(address) / 1_000)
    : null
}

const viewsByPseudonym = new LRUCache<string, CountedView[]>({
  maxSize: MAX_REMEMBERED_VIEWS,
  sizeCalculation: (views) => views.length,
  ttl: IP_VIEW_LIMIT_WINDOW_MS,
})

/**
 * Counts the view against the weekly limits of its network and its IP range; false when a limit is
 * reached.
 */
export function acceptViewWithinWeeklyLimit(view: PageView, address: string): boolean {
  const name = networkPseudonymOfIpAddress(address)
  const before = viewsByPseudonym.get(name) ?? []
  const { visitor, isCampaign } =
    'visitorId' in view
      ? { visitor: view.visitorId, isCampaign: view.isCampaign }
      : { visitor: null, isCampaign: false }
  const at = view.receivedAt.getTime()
  const counted = countViewWithinLimit(before, { visitor, isCampaign, at }, env.VISIT_LIMIT)
  if (counted === null || !acceptViewWithinIpRangeLimit(counted, address)) return false
  viewsByPseudonym.set(name, [
    ...before.filter(({ at: then }) => then > at - IP_VIEW_LIMIT_WINDOW_MS),
    counted,
  ])
  return true
}

/** Pseudonym of the network of an IP address; the address cannot be derived from it. */
export const networkPseudonymOfIpAddress = (address: string) =>
  networkPseudonym(networkOfIpAddress(address))

// IPv6 clients share the limit of a /48, which a company or a rented server may have as a whole.
function networkOfIpAddress(address: string): string {
  if (!address.endsWith('/64')) return address
  return ipaddr.IPv6.networkAddressFromCIDR(address.replace('/64', '/48')).toString()
}

// The key is only in memory: after the process ends, no pseudonym can be linked to an address.
const networkPseudonymKey = randomBytes(32)
const networkPseudonym = (network: string) =>
  createHmac('sha256', networkPseudonymKey).update(network).digest('base64url')
