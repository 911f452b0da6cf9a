import type { Payload, TypedUser } from 'payload'
import { SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import type { PageCollection } from '@/src/domain/pages/contentPages'

type FrenchTitleOptions = {
  collection: PageCollection
  id: number | string
  user?: TypedUser | null
}

/** Finds the French title of a page's latest version, when the user may read it. */
export async function findFrenchTitle(
  payload: Payload,
  { collection, id, user }: FrenchTitleOptions,
) {
  const page = await payload.findByID({
    collection,
    id,
    user,
    depth: 0,
    disableErrors: true,
    draft: true,
    locale: SOURCE_LANGUAGE,
    overrideAccess: false,
    select: { title: true },
    trash: true,
  })
  return page?.title ?? null
}
