import {
  commitTransaction,
  type Endpoint,
  type Field,
  initTransaction,
  killTransaction,
  NotFound,
  type PayloadRequest,
  restoreVersionOperation,
} from 'payload'
import { HOUSE_LANGUAGE, SITE_LANGUAGES, type SiteLanguage } from '@/src/domain/siteLocale'
import { haveChanged, isWritten, wordsOf } from '@/src/domain/writtenWords'

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
 * setting, which language may stand at the root, the audit trail. Saved here as if it were typed again,
 * in each language that was whole then; the others stay as they are.
 */
export const restoreGlobal = (slug: string): OwnEndpoint => ({
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const ownsTransaction = await initTransaction(req)
    try {
      for (const language of SITE_LANGUAGES) await restoreIn(language, slug, req)
      if (ownsTransaction) await commitTransaction(req)
    } catch (err) {
      await killTransaction(req)
      throw err
    }
    return answer(req, { id: slug })
  },
})

async function restoreIn(locale: SiteLanguage, global: string, req: PayloadRequest) {
  const { fields, slug } = req.payload.config.globals.find((one) => one.slug === global) ?? {}
  if (!fields || !slug) throw new NotFound(req.t)
  const { payload } = req
  const inside = { slug, locale, fallbackLocale: false, depth: 0, req } as const
  const reading = { ...inside, showHiddenFields: true } as const
  const id = askedVersion(req)
  const { version } = await payload.findGlobalVersionByID({ ...reading, id, overrideAccess: false })
  const now = await payload.findGlobal({ ...reading, draft: true, overrideAccess: false })
  if (locale !== HOUSE_LANGUAGE && !isToRestore(fields, version, now)) return
  const data: object = version
  const { savedAt, madeFrom }: Noted = data
  if (locale !== HOUSE_LANGUAGE) req.context.writtenAs = { savedAt, madeFrom }
  const draft = isDraft(version) || req.searchParams.get('draft') === 'true'
  await payload.updateGlobal({ ...inside, draft, data, overrideAccess: false })
  delete req.context.writtenAs
}

type Noted = { savedAt?: unknown; madeFrom?: unknown }

const isToRestore = (fields: Field[], version: object, now: object) =>
  isWritten(fields, version) && haveChanged(wordsOf(fields, now), wordsOf(fields, version))

const isDraft = (version: object) => '_status' in version && version._status === 'draft'

function askedVersion(req: PayloadRequest): string {
  const id = String(req.routeParams?.id ?? '')
  if (!/^\d{1,9}$/.test(id)) throw new NotFound(req.t)
  return id
}

const answer = (req: PayloadRequest, doc: object) =>
  Response.json({ ...doc, message: req.t('version:restoredSuccessfully') })
