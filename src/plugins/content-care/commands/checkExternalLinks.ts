import type { Payload } from 'payload'
import {
  EXTERNAL_LINK_HEALTH_KEY,
  findExternalUrls,
  isExternalLinkCheckEnabled,
  readExternalLinkHealth,
} from '@/src/plugins/content-care/queries/externalLinks'
import {
  isLinkCheckDue,
  type LinkFault,
  linkHealthAfterCheck,
} from '@/src/plugins/content-care/rules/externalLinks'

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
export async function checkExternalLinks(payload: Payload, { host, now, ask }: LinkCheckOptions) {
  if (!(await isExternalLinkCheckEnabled(payload))) {
    await payload.kv.delete(EXTERNAL_LINK_HEALTH_KEY)
    return false
  }
  const storedStates = await readExternalLinkHealth(payload)
  const addresses = await findExternalUrls(payload, host)
  const due = addresses.filter(({ href }) => isLinkCheckDue(storedStates[href], now))
  const turn = [...new Map(due.map((url) => [url.host, url])).values()].slice(
    0,
    MAX_PARALLEL_LINK_CHECKS,
  )
  const checkedLinks = await Promise.all(
    turn.map(
      async (url) =>
        [url.href, linkHealthAfterCheck(storedStates[url.href], await ask(url), now)] as const,
    ),
  )
  const still = addresses.flatMap(({ href }) =>
    storedStates[href] ? [[href, storedStates[href]] as const] : [],
  )
  await payload.kv.set(EXTERNAL_LINK_HEALTH_KEY, Object.fromEntries([...still, ...checkedLinks]))
  return turn.length < due.length
}
