import {
  commitTransaction,
  type Endpoint,
  type GlobalSlug,
  initTransaction,
  killTransaction,
  NotFound,
  type PayloadRequest,
  restoreVersionOperation,
} from 'payload'
import {
  hasRequiredTextsInLanguage,
  haveTextsChanged,
  localizedTextsInLanguage,
} from '@/src/domain/languages/localizedTexts'
import {
  SITE_LANGUAGES,
  type SiteLanguage,
  SOURCE_LANGUAGE,
} from '@/src/domain/languages/siteLocale'

type RestoreEndpoint = Omit<Endpoint, 'root'>

/**
 * Replaces Payload's endpoint: a draft version is restored as a draft. Payload would unpublish the
 * page.
 */
export const createRestoreDocumentEndpoint = (name: string): RestoreEndpoint => ({
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const slug = req.payload.config.collections.find((one) => one.slug === name)?.slug
    if (!slug) throw new NotFound(req.t)
    const collection = req.payload.collections[slug]
    const inside = { id: requestedVersionId(req), depth: 0, overrideAccess: false, req } as const
    const { version } = await req.payload.findVersionByID({
      ...inside,
      collection: slug,
      overrideAccess: false,
    })
    const draft = isDraftVersion(version) || req.searchParams.get('draft') === 'true'
    const doc = await restoreVersionOperation({ ...inside, collection, draft })
    return restoredResponse(req, doc)
  },
})

/**
 * Replaces Payload's endpoint, which writes the row without any hooks, and so without access rules,
 * the check of the root language, and the audit trail. A published page is still restored by
 * Payload, with all its languages at once.
 */
export const createRestoreGlobalEndpoint = (name: string): RestoreEndpoint => ({
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const { versions, slug } = req.payload.config.globals.find((one) => one.slug === name) ?? {}
    if (!slug) throw new NotFound(req.t)
    const ownsTransaction = await initTransaction(req)
    try {
      const target = { slug, id: requestedVersionId(req), depth: 0, req } as const
      const { version } = await req.payload.findGlobalVersionByID({
        ...target,
        overrideAccess: false,
      })
      const draft = isDraftVersion(version) || req.searchParams.get('draft') === 'true'
      if (versions?.drafts && !draft) await restorePublishedGlobal(target)
      else
        for (const locale of SITE_LANGUAGES) await saveVersionLikeForm({ ...target, locale, draft })
      if (ownsTransaction) await commitTransaction(req)
    } catch (err) {
      await killTransaction(req)
      throw err
    }
    return restoredResponse(req, { id: slug })
  },
})

type RestoreGlobalOptions = { slug: GlobalSlug; id: string; depth: 0; req: PayloadRequest }

async function restorePublishedGlobal({ req, ...target }: RestoreGlobalOptions) {
  const { db } = req.payload
  await req.payload.restoreGlobalVersion({ ...target, req, overrideAccess: false })
  // Sets the restoring user, because the row names the author of the old version.
  const savedBy = req.user?.name ?? null
  const { slug } = target
  await db.updateGlobal({ slug, data: { ...(await db.findGlobal({ slug, req })), savedBy }, req })
  const newest = { global: slug, sort: '-updatedAt', limit: 1, req }
  const { docs } = await db.findGlobalVersions<object>(newest)
  const [stored] = docs
  if (!stored) return
  const versionData = { ...stored, version: { ...stored.version, savedBy } }
  await db.updateGlobalVersion({ id: stored.id, global: slug, versionData, req })
}

/**
 * Saves settings like a form, for each language that was complete in the version; other languages
 * are not changed.
 */
async function saveVersionLikeForm({
  draft,
  locale,
  ...target
}: RestoreGlobalOptions & { locale: SiteLanguage; draft: boolean }) {
  const { req, slug } = target
  const { payload } = req
  const { fields = [] } = payload.config.globals.find((one) => one.slug === slug) ?? {}
  const inside = { ...target, locale, fallbackLocale: false } as const
  const reading = { ...inside, showHiddenFields: true } as const
  const { version } = await payload.findGlobalVersionByID({ ...reading, overrideAccess: false })
  const now = await payload.findGlobal({ ...reading, draft: true, overrideAccess: false })
  const isForeign = locale !== SOURCE_LANGUAGE
  const isWhole = draft || hasRequiredTextsInLanguage(fields, version)
  const isSaid = haveTextsChanged(
    localizedTextsInLanguage(fields, now),
    localizedTextsInLanguage(fields, version),
  )
  if (isForeign && !(isWhole && isSaid)) return
  // The save has no `updatedAt`, so that optimistic locking does not refuse it.
  const data: object = { ...version, updatedAt: undefined }
  const { savedAt, madeFrom }: LanguageSaveFields = data
  if (isForeign) req.context.writtenAs = { savedAt, madeFrom }
  req.context.bringsDraftBack = draft
  await payload.updateGlobal({ ...inside, draft, data, overrideAccess: false })
  delete req.context.writtenAs
  delete req.context.bringsDraftBack
}

type LanguageSaveFields = { savedAt?: unknown; madeFrom?: unknown }

const isDraftVersion = (version: object) => '_status' in version && version._status === 'draft'

function requestedVersionId(req: PayloadRequest): string {
  const id = String(req.routeParams?.id ?? '')
  if (!/^\d{1,9}$/.test(id)) throw new NotFound(req.t)
  return id
}

const restoredResponse = (req: PayloadRequest, doc: object) =>
  Response.json({ ...doc, message: req.t('version:restoredSuccessfully') })
