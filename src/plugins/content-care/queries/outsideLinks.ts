import type { Payload } from 'payload'
import { z } from 'zod'
import { writtenLinks } from '@/src/plugins/content-care/rules/insideLinks'
import {
  LINK_FAULTS,
  type LinkState,
  readOutsideLink,
} from '@/src/plugins/content-care/rules/outsideLinks'
import { readEditedContent } from './readEditedContent'

/** Where in the store of keys and values what was found is kept: by address, and lost without harm. */
export const OUTSIDE_LINKS_KEY = 'outside-links'

const States = z.record(
  z.string(),
  z.object({ askedAt: z.string(), fault: z.enum(LINK_FAULTS).nullable(), faults: z.number() }),
)

/** What is known of the addresses of other sites. */
export async function readOutsideLinks(payload: Payload): Promise<Record<string, LinkState>> {
  return States.safeParse(await payload.kv.get(OUTSIDE_LINKS_KEY)).data ?? {}
}

/** Every address of another site to which a published page or the menu leads. */
export async function findOutsideAddresses(payload: Payload, host: string): Promise<URL[]> {
  const content = await readEditedContent({ payload, user: null }, { withSettings: true })
  const urls = content.flatMap((document) =>
    writtenLinks(document).flatMap(({ address }) => readOutsideLink(address, host) ?? []),
  )
  return [...new Map(urls.map((url) => [url.href, url])).values()]
}

/** Whether staff want links to other sites looked at. */
export async function isCheckingOutside(payload: Payload): Promise<boolean> {
  const { checkOutsideLinks } = await payload.findGlobal({
    slug: 'website-settings',
    ...{ overrideAccess: false, depth: 0, select: { checkOutsideLinks: true } },
  })
  return checkOutsideLinks === true
}
