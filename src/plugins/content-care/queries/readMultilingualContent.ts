import type { PayloadRequest } from 'payload'
import { SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import { valuesByLanguage } from '@/src/domain/languages/translation'
import { PAGE_COLLECTIONS, PAGE_GLOBALS } from '@/src/domain/pages/contentPages'
import type { ContentDocumentPlace } from '@/src/plugins/content-care/rules/contentProblem'
import type { MultilingualDocument } from '@/src/plugins/content-care/rules/flattenDocumentFields'

const CONTENT_COLLECTIONS = [
  ...PAGE_COLLECTIONS,
  'offices',
  'testimonials',
  'team-members',
] as const
const SETTINGS_GLOBALS = ['hero-settings', 'navigation-settings', 'website-settings'] as const

// The limit is high enough, because each collection has a few dozen documents.
const MAX_DOCUMENTS = 1_000

export type PlacedMultilingualDocument = MultilingualDocument & { place: ContentDocumentPlace }

type PayloadAndUser = Pick<PayloadRequest, 'payload' | 'user'>

/**
 * Reads the content of the site in all languages: with drafts, as in the forms of the given user,
 * or as published without a user.
 */
export async function readMultilingualContent(
  req: PayloadAndUser,
  { withSettings }: { withSettings: boolean },
): Promise<PlacedMultilingualDocument[]> {
  const content: PlacedMultilingualDocument[] = []
  // The queries run in sequence: parallel ones would use every connection of the pool.
  for (const collection of CONTENT_COLLECTIONS)
    content.push(...(await readCollectionContent(req, collection)))
  for (const global of PAGE_GLOBALS) content.push(await readGlobalContent(req, global))
  if (!withSettings) return content
  for (const global of SETTINGS_GLOBALS) content.push(await readGlobalContent(req, global))
  return content
}

const multilingualQueryOptions = ({ user }: PayloadAndUser) =>
  ({ draft: user !== null, locale: 'all', depth: 0, user }) as const

async function readCollectionContent(
  req: PayloadAndUser,
  collection: (typeof CONTENT_COLLECTIONS)[number],
) {
  const { payload } = req
  const { admin, fields } = payload.collections[collection].config
  const options = { collection, limit: MAX_DOCUMENTS, pagination: false } as const
  const { docs } = await payload.find({
    ...multilingualQueryOptions(req),
    ...options,
    overrideAccess: false,
  })
  return docs.map(({ id, ...rest }) => {
    const document: Record<string, unknown> = { ...rest }
    const title = document[admin.useAsTitle ?? 'id']
    const named = typeof title === 'object' ? valuesByLanguage(title)[SOURCE_LANGUAGE] : title
    return { place: { collection, id, title: String(named ?? '') }, fields, document }
  })
}

async function readGlobalContent(
  req: PayloadAndUser,
  slug: (typeof PAGE_GLOBALS)[number] | (typeof SETTINGS_GLOBALS)[number],
): Promise<PlacedMultilingualDocument> {
  const { payload } = req
  const { fields = [] } = payload.globals.config.find((global) => global.slug === slug) ?? {}
  const document = {
    ...(await payload.findGlobal({
      ...multilingualQueryOptions(req),
      slug,
      overrideAccess: false,
    })),
  }
  return { place: { global: slug }, fields, document }
}
