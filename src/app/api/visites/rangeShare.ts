import ipaddr from 'ipaddr.js'
import { LRUCache } from 'lru-cache'
import { type CountedView, isWithinRangeShare, SHARE_MS } from '@/src/domain/visits/addressShare'
import { env } from '@/src/env'

const HOUR_MS = 60 * 60_000
const MAX_RANGES = 20_000
const ALL_ADDRESSES = 'all'

/** Number of counted views by hour; the key is the number of hours since 1970. */
type Week = Map<number, number>

const weeks = new LRUCache<string, Week>({ max: MAX_RANGES, ttl: SHARE_MS, updateAgeOnGet: true })

/** Counts the view against the weekly limit of its IP range; false when the limit is reached. */
export function takeRangeShare({ visitor, isEntry, at }: CountedView, address: string): boolean {
  // The later pages of a visit are not limited, because its first page was accepted.
  if (visitor !== null && !isEntry) return true
  const kind = visitor === null ? 'anonymous' : 'visits'
  const hour = Math.floor(at / HOUR_MS)
  const [range, all] = [ipRange(address), ALL_ADDRESSES].map((name) =>
    weekUntil(hour, `${kind} ${name}`),
  )
  if (!range || !all) return false
  const counted = { kind, ofRange: sum(range), ofAll: sum(all) } as const
  if (!isWithinRangeShare(counted, env.VISIT_LIMIT)) return false
  for (const week of [range, all]) week.set(hour, (week.get(hour) ?? 0) + 1)
  return true
}

function weekUntil(hour: number, name: string): Week {
  const week = weeks.get(name) ?? new Map()
  for (const then of week.keys()) if (then <= hour - SHARE_MS / HOUR_MS) week.delete(then)
  weeks.set(name, week)
  return week
}

const sum = (week: Week) => [...week.values()].reduce((total, count) => total + count, 0)

// A range that is usually assigned to one owner, such as a provider: /16 in IPv4, /32 in IPv6.
function ipRange(address: string): string {
  const [plain = ''] = address.split('/')
  if (ipaddr.IPv4.isValid(plain))
    return ipaddr.IPv4.networkAddressFromCIDR(`${plain}/16`).toString()
  if (!ipaddr.IPv6.isValid(plain)) return address
  return ipaddr.IPv6.networkAddressFromCIDR(`${plain}/32`).toString()
}
