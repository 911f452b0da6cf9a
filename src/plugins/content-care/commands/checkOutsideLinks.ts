import type { Payload } from 'payload'
import {
  findOutsideAddresses,
  isCheckingOutside,
  OUTSIDE_LINKS_KEY,
  readOutsideLinks,
} from '@/src/plugins/content-care/queries/outsideLinks'
import { isToBeAsked, type LinkFault, noted } from '@/src/plugins/content-care/rules/outsideLinks'

const MAX_AT_ONCE = 6

type Check = {
  host: string
  now: Date
  ask: (address: URL) => Promise<LinkFault | null>
}

/**
 * Asks the addresses to which the content leads and whose turn it is, one of each site at a time and a few
 * sites at once, for the queue has more to do than that.
 * @returns whether there are more to be asked
 */
export async function checkOutsideLinks(payload: Payload, { host, now, ask }: Check) {
  if (!(await isCheckingOutside(payload))) {
    await payload.kv.delete(OUTSIDE_LINKS_KEY)
    return false
  }
  const known = await readOutsideLinks(payload)
  const addresses = await findOutsideAddresses(payload, host)
  const due = addresses.filter(({ href }) => isToBeAsked(known[href], now))
  const turn = [...new Map(due.map((url) => [url.host, url])).values()].slice(0, MAX_AT_ONCE)
  const asked = await Promise.all(
    turn.map(async (url) => [url.href, noted(known[url.href], await ask(url), now)] as const),
  )
  const still = addresses.flatMap(({ href }) => (known[href] ? [[href, known[href]] as const] : []))
  await payload.kv.set(OUTSIDE_LINKS_KEY, Object.fromEntries([...still, ...asked]))
  return turn.length < due.length
}
