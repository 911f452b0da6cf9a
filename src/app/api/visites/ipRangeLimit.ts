import ipaddr from 'ipaddr.js'
import { LRUCache } from 'lru-cache'
import { HOUR_MS } from '@/src/domain/durations'
import {
  type CountedView,
  IP_VIEW_LIMIT_WINDOW_MS,
  isWithinIpRangeLimit,
} from '@/src/domain/visits/ipAddressLimit'
import { env } from '@/src/env'

const MAX_COUNTED_IP_RANGES = 20_000
const ALL_IP_ADDRESSES_KEY = 'all'

/** Number of counted views by hour; the key is the number of hours since 1970. */
type HourlyViewCounts = Map<number, number>

const viewCountsByRange = new LRUCache<string, HourlyViewCounts>({
  max: MAX_COUNTED_IP_RANGES,
  ttl: IP_VIEW_LIMIT_WINDOW_MS,
  updateAgeOnGet: true,
})

/** Counts a view against the weekly limit of its IP range; false when the limit is reached. */
export function acceptViewWithinIpRangeLimit(
  { visitor, isEntry, at }: CountedView,
  address: string,
): boolean {
  // The later pages of a visit are not limited, because its first page was accepted.
  if (visitor !== null && !isEntry) return true
  const kind = visitor === null ? 'anonymous' : 'visits'
  const hour = Math.floor(at / HOUR_MS)
  const [range, all] = [providerRangeOfIpAddress(address), ALL_IP_ADDRESSES_KEY].map((name) =>
    recentHourlyCounts(hour, `${kind} ${name}`),
  )
  if (!range || !all) return false
  const counted = { kind, ofRange: sumViewCounts(range), ofAll: sumViewCounts(all) } as const
  if (!isWithinIpRangeLimit(counted, env.VISIT_LIMIT)) return false
  for (const week of [range, all]) week.set(hour, (week.get(hour) ?? 0) + 1)
  return true
}

function recentHourlyCounts(hour: number, name: string): HourlyViewCounts {
  const week = viewCountsByRange.get(name) ?? new Map()
  for (const then of week.keys())
    if (then <= hour - IP_VIEW_LIMIT_WINDOW_MS / HOUR_MS) week.delete(then)
  viewCountsByRange.set(name, week)
  return week
}

const sumViewCounts = (week: HourlyViewCounts) =>
  [...week.values()].reduce((total, count) => total + count, 0)

// Returns the range that is usually assigned to one provider: /16 in IPv4, /32 in IPv6.
function providerRangeOfIpAddress(address: string): string {
  const [plain = ''] = address.split('/')
  if (ipaddr.IPv4.isValid(plain))
    return ipaddr.IPv4.networkAddressFromCIDR(`${plain}/16`).toString()
  if (!ipaddr.IPv6.isValid(plain)) return address
  return ipaddr.IPv6.networkAddressFromCIDR(`${plain}/32`).toString()
}
