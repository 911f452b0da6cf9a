import { createHmac, randomBytes } from 'node:crypto'
import ipaddr from 'ipaddr.js'
import { LRUCache } from 'lru-cache'
import type { PageView } from '@/src/commands/recordPageViews'
import { type CountedView, countedOfShare, SHARE_MS } from '@/src/domain/visits/addressShare'
import { env } from '@/src/env'
import { takeRangeShare } from './rangeShare'

const HOUR_MS = 60 * 60_000
// So much is read, whoever sends it: a firm whose people all read at once goes out under one address.
const PER_HOUR = 2_000
const MOST_ADDRESSES = 20_000
const MOST_VIEWS = 200_000

const sent = new LRUCache<string, number>({ max: MOST_ADDRESSES, ttl: HOUR_MS })

/**
 * Takes note that a view was sent, in memory and for an hour.
 * @returns null, or the seconds to wait where this address has sent more than people can
 */
export function secondsUntilNextView(address: string): number | null {
  const views = (sent.get(address) ?? 0) + 1
  sent.set(address, views, { noUpdateTTL: true })
  return views > PER_HOUR ? Math.ceil(sent.getRemainingTTL(address) / 1_000) : null
}

const shares = new LRUCache<string, CountedView[]>({
  maxSize: MOST_VIEWS,
  sizeCalculation: (views) => views.length,
  ttl: SHARE_MS,
})

/** Takes the view of its address's share of what is counted; false where that is used up. */
export function takeShare(view: PageView, address: string): boolean {
  const name = shareholder(address)
  const before = shares.get(name) ?? []
  const { visitor, isCampaign } =
    'visitorId' in view
      ? { visitor: view.visitorId, isCampaign: view.isCampaign }
      : { visitor: null, isCampaign: false }
  const at = view.receivedAt.getTime()
  const counted = countedOfShare(before, { visitor, isCampaign, at }, env.VISIT_LIMIT)
  if (counted === null || !takeRangeShare(counted, address)) return false
  shares.set(name, [...before.filter(({ at: then }) => then > at - SHARE_MS), counted])
  return true
}

/** Whose share it is of what an address sends, under a name from which nobody can tell the address. */
export const shareholder = (address: string) => forgettable(networkOf(address))

// A household has a /64 of its own; whoever rents a server, or has a line for a firm, has 65,536 of them.
function networkOf(address: string): string {
  if (!address.endsWith('/64')) return address
  return ipaddr.IPv6.networkAddressFromCIDR(address.replace('/64', '/48')).toString()
}

// For a week nobody needs to know the address itself, and once the server stops nobody can.
const key = randomBytes(32)
const forgettable = (network: string) =>
  createHmac('sha256', key).update(network).digest('base64url')
