import { LRUCache } from 'lru-cache'

const HOUR_MS = 60 * 60_000
// A firm whose people all read at once goes out under one address.
const PER_HOUR = 2_000
const MOST_ADDRESSES = 20_000

const counted = new LRUCache<string, number>({ max: MOST_ADDRESSES, ttl: HOUR_MS })

/**
 * Counts a view, in memory and for an hour.
 * @returns null, or the seconds to wait where this address has sent more than people can
 */
export function secondsUntilNextView(address: string): number | null {
  const views = (counted.get(address) ?? 0) + 1
  counted.set(address, views, { noUpdateTTL: true })
  return views > PER_HOUR ? Math.ceil(counted.getRemainingTTL(address) / 1_000) : null
}
