import type { Payload } from 'payload'
import {
  findOutsideUrls,
  isOutsideLinkCheckEnabled,
  OUTSIDE_LINKS_KEY,
  readOutsideLinks,
} from '@/src/plugins/content-care/queries/outsideLinks'
import {
  isCheckDue,
  type LinkFault,
  nextLinkState,
} from '@/src/plugins/content-care/rules/outsideLinks'

const MAX_PARALLEL_LINK_CHECKS = 6

type LinkCheckOptions = {
  host: string
  now: Date
  ask: (address: URL) => Promise<LinkFault | null>
}

/**
 * Checks the external links of the content that are due: one link of each site at a time, and a few
 * sites at once, so that the job does not block the queue.
 * @returns whether more links are due
 */
export async function checkOutsideLinks(payload: Payload, { host, now, ask }: LinkCheckOptions) {
  if (!(await isOutsideLinkCheckEnabled(payload))) {
    await payload.kv.delete(OUTSIDE_LINKS_KEY)
    return false
  }
  const storedStates = await readOutsideLinks(payload)
  const addresses = await findOutsideUrls(payload, host)
  const due = addresses.filter(({ href }) => isCheckDue(storedStates[href], now))
  const turn = [...new Map(due.map((url) => [url.host, url])).values()].slice(
    0,
    MAX_PARALLEL_LINK_CHECKS,
  )
  const checkedLinks = await Promise.all(
    turn.map(
      async (url) =>
        [url.href, nextLinkState(storedStates[url.href], await ask(url), now)] as const,
    ),
  )
  const still = addresses.flatMap(({ href }) =>
    storedStates[href] ? [[href, storedStates[href]] as const] : [],
  )
  await payload.kv.set(OUTSIDE_LINKS_KEY, Object.fromEntries([...still, ...checkedLinks]))
  return turn.length < due.length
}
