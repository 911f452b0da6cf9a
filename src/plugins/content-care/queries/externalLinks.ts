import type { Payload } from 'payload'
import { z } from 'zod'
import {
  LINK_FAULTS,
  type LinkHealth,
  parseExternalLink,
} from '@/src/plugins/content-care/rules/externalLinks'
import { findContentLinks } from '@/src/plugins/content-care/rules/internalLinks'
import { readMultilingualContent } from './readMultilingualContent'

/** Key of the results of the link checks by URL. They can be lost without harm. */
export const EXTERNAL_LINK_HEALTH_KEY = 'outside-links'

const ExternalLinkHealthSchema = z.record(
  z.string(),
  z.object({ askedAt: z.string(), fault: z.enum(LINK_FAULTS).nullable(), faults: z.number() }),
)

/** Reads the stored results of the checks by URL. */
export async function readExternalLinkHealth(
  payload: Payload,
): Promise<Record<string, LinkHealth>> {
  return (
    ExternalLinkHealthSchema.safeParse(await payload.kv.get(EXTERNAL_LINK_HEALTH_KEY)).data ?? {}
  )
}

/** Finds every URL of another site to which a published page or the menu links. */
export async function findExternalUrls(payload: Payload, host: string): Promise<URL[]> {
  const content = await readMultilingualContent({ payload, user: null }, { withSettings: true })
  const urls = content.flatMap((document) =>
    findContentLinks(document).flatMap(({ address }) => parseExternalLink(address, host) ?? []),
  )
  return [...new Map(urls.map((url) => [url.href, url])).values()]
}

/** Whether staff enabled the check of external links. */
export async function isExternalLinkCheckEnabled(payload: Payload): Promise<boolean> {
  const { checkOutsideLinks } = await payload.findGlobal({
    slug: 'website-settings',
    ...{ overrideAccess: false, depth: 0, select: { checkOutsideLinks: true } },
  })
  return checkOutsideLinks === true
}
