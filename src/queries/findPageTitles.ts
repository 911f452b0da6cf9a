import type { Payload } from 'payload'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import { SITE_LANGUAGES } from '@/src/domain/languages/siteLocale'
import { PAGE_COLLECTIONS, type PageCollection } from '@/src/domain/pages/contentPages'
import { parseInternalPath } from '@/src/domain/urls/publicPath'

type TitledCollection = PageCollection | 'job-offers'
type PageKey = { page: string; collection: TitledCollection; slug: string }

/**
 * Finds the titles of these pages of the site, by path. An application form has the title of its
 * offer; pages without a slug and deleted pages are omitted.
 */
export async function findPageTitles(
  payload: Payload,
  { pages, user }: { pages: readonly string[]; user: SignedInUser | null },
): Promise<Record<string, string>> {
  const named = pages.flatMap(parsePageKey)
  const titles = await Promise.all(
    ['job-offers' as const, ...PAGE_COLLECTIONS].map((collection) =>
      findTitlesInCollection(payload, {
        collection,
        user,
        named: named.filter((one) => one.collection === collection),
      }),
    ),
  )
  return Object.fromEntries(titles.flat())
}

function parsePageKey(page: string): PageKey[] {
  const address = parseInternalPath(page)
  if (address.kind === 'page') return [{ ...address, page }]
  const isOffer = address.kind === 'offer' || address.kind === 'application'
  return isOffer ? [{ page, collection: 'job-offers', slug: address.slug }] : []
}

type CollectionTitlesOptions = {
  collection: TitledCollection
  user: SignedInUser | null
  named: PageKey[]
}

async function findTitlesInCollection(
  payload: Payload,
  { collection, user, named }: CollectionTitlesOptions,
) {
  if (named.length === 0) return []
  const found = await Promise.all(
    SITE_LANGUAGES.map((locale) =>
      payload.find({
        collection,
        locale,
        where: { slug: { in: named.map(({ slug }) => slug) } },
        user,
        overrideAccess: false,
        limit: named.length,
        pagination: false,
        depth: 0,
        select: { slug: true, title: true },
      }),
    ),
  )
  const titles = new Map(
    found.flatMap(({ docs }) => docs.map(({ slug, title }) => [slug, title] as const)),
  )
  return named.flatMap(({ page, slug }) => {
    const title = titles.get(slug)
    return title ? [[page, title] as const] : []
  })
}
