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
  HOUSE_LANGUAGE,
  SITE_LANGUAGES,
  type SiteLanguage,
} from '@/src/domain/languages/siteLocale'
import { haveChanged, isWritten, wordsOf } from '@/src/domain/languages/writtenWords'

type OwnEndpoint = Omit<Endpoint, 'root'>

/**
 * In place of Payload's own: what was a draft is brought back as a draft. Payload would take the
 * published page off the site with it.
 */
export const restoreDocument = (name: string): OwnEndpoint => ({
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const slug = req.payload.config.collections.find((one) => one.slug === name)?.slug
    if (!slug) throw new NotFound(req.t)
    const collection = req.payload.collections[slug]
    const inside = { id: askedVersion(req), depth: 0, overrideAccess: false, req } as const
    const { version } = await req.payload.findVersionByID({
      ...inside,
      collection: slug,
      overrideAccess: false,
    })
    const draft = isDraft(version) || req.searchParams.get('draft') === 'true'
    const doc = await restoreVersionOperation({ ...inside, collection, draft })
    return answer(req, doc)
  },
})

/**
 * In place of Payload's own, which writes the row as it was, past every rule: who may change which
 * setting, which language may stand at the root, the audit trail. A page that was published is brought
 * back by it all the same: all of its languages at once, whole or not.
 */
export const restoreGlobal = (name: string): OwnEndpoint => ({
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const { versions, slug } = req.payload.config.globals.find((one) => one.slug === name) ?? {}
    if (!slug) throw new NotFound(req.t)
    const ownsTransaction = await initTransaction(req)
    try {
      const asked = { slug, id: askedVersion(req), depth: 0, req } as const
      const { version } = await req.payload.findGlobalVersionByID({
        ...asked,
        overrideAccess: false,
      })
      const draft = isDraft(version) || req.searchParams.get('draft') === 'true'
      if (versions?.drafts && !draft) await restorePublished(asked)
      else for (const locale of SITE_LANGUAGES) await saveAgain({ ...asked, locale, draft })
      if (ownsTransaction) await commitTransaction(req)
    } catch (err) {
      await killTransaction(req)
      throw err
    }
    return answer(req, { id: slug })
  },
})

type Asked = { slug: GlobalSlug; id: string; depth: 0; req: PayloadRequest }

async function restorePublished({ req, ...asked }: Asked) {
  const { db } = req.payload
  await req.payload.restoreGlobalVersion({ ...asked, req, overrideAccess: false })
  // The row says who saved it then, and not who brought it back.
  const savedBy = req.user?.name ?? null
  const { slug } = asked
  await db.updateGlobal({ slug, data: { ...(await db.findGlobal({ slug, req })), savedBy }, req })
  const newest = { global: slug, sort: '-updatedAt', limit: 1, req }
  const { docs } = await db.findGlobalVersions<object>(newest)
  const [stored] = docs
  if (!stored) return
  const versionData = { ...stored, version: { ...stored.version, savedBy } }
  await db.updateGlobalVersion({ id: stored.id, global: slug, versionData, req })
}

/** As if it were typed: settings in each language that was whole then, the others stay as they are. */
async function saveAgain({
  draft,
  locale,
  ...asked
}: Asked & { locale: SiteLanguage; draft: boolean }) {
  const { req, slug } = asked
  const { payload } = req
  const { fields = [] } = payload.config.globals.find((one) => one.slug === slug) ?? {}
  const inside = { ...asked, locale, fallbackLocale: false } as const
  const reading = { ...inside, showHiddenFields: true } as const
  const { version } = await payload.findGlobalVersionByID({ ...reading, overrideAccess: false })
  const now = await payload.findGlobal({ ...reading, draft: true, overrideAccess: false })
  const isForeign = locale !== HOUSE_LANGUAGE
  const isWhole = draft || isWritten(fields, version)
  const isSaid = haveChanged(wordsOf(fields, now), wordsOf(fields, version))
  if (isForeign && !(isWhole && isSaid)) return
  // It is brought back over whatever stands there.
  const data: object = { ...version, updatedAt: undefined }
  const { savedAt, madeFrom }: Noted = data
  if (isForeign) req.context.writtenAs = { savedAt, madeFrom }
  req.context.bringsDraftBack = draft
  await payload.updateGlobal({ ...inside, draft, data, overrideAccess: false })
  delete req.context.writtenAs
  delete req.context.bringsDraftBack
}

type Noted = { savedAt?: unknown; madeFrom?: unknown }

const isDraft = (version: object) => '_status' in version && version._status === 'draft'

function askedVersion(req: PayloadRequest): string {
  const id = String(req.routeParams?.id ?? '')
  if (!/^\d{1,9}$/.test(id)) throw new NotFound(req.t)
  return id
}

const answer = (req: PayloadRequest, doc: object) =>
  Response.json({ ...doc, message: req.t('version:restoredSuccessfully') })
