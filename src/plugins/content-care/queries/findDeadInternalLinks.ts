import type { Payload } from 'payload'
import { isSiteLanguage, SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import type { ContentProblem } from '@/src/plugins/content-care/rules/contentProblem'
import {
  findContentLinks,
  type InternalLink,
  isUnknownHomePageAnchor,
  parseInternalLink,
} from '@/src/plugins/content-care/rules/internalLinks'
import { findPathAvailability } from '@/src/queries/findPathAvailability'
import type { ContentCheckInput } from './contentChecks'

/** Finds links to pages of the site that do not exist or that visitors cannot see. */
export async function findDeadInternalLinks({
  req,
  content,
}: ContentCheckInput): Promise<ContentProblem[]> {
  const { payload, headers } = req
  const { defaultLanguage: atRoot } = await payload.findGlobal({
    slug: 'website-settings',
    ...{ overrideAccess: false, depth: 0, select: { defaultLanguage: true } },
  })
  const site = {
    host: headers.get('host') ?? '',
    defaultLanguage: isSiteLanguage(atRoot) ? atRoot : SOURCE_LANGUAGE,
  }
  const known = new Map<string, boolean>()
  const dead: ContentProblem[] = []
  for (const { place, ...document } of content) {
    for (const { path: field, language, address } of findContentLinks(document)) {
      const link = parseInternalLink(address, site)
      if (!link) continue
      const isDead = known.get(address) ?? (await isDeadInternalLink(payload, link))
      known.set(address, isDead)
      if (isDead) dead.push({ kind: 'deadLink', address, place, field, language })
    }
  }
  return dead
}

async function isDeadInternalLink(payload: Payload, { target, language, anchor }: InternalLink) {
  if (isUnknownHomePageAnchor(anchor)) return true
  // A link to a moved page is no problem, because the page redirects.
  return !['open', 'moved'].includes(await findPathAvailability(payload, target, language))
}
