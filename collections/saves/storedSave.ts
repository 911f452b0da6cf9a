import type { PayloadRequest, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'

export type LastSaveFields = { updatedAt?: unknown; savedBy?: unknown }

/** Reads the newest draft of a document as the form shows it, or the published document. */
export async function readCurrentDocument(
  req: PayloadRequest,
  { slug, versions }: SanitizedCollectionConfig,
  id: number,
): Promise<LastSaveFields> {
  const { db } = req.payload
  if (!versions?.drafts) {
    const where = { id: { equals: id } }
    const found: object | null = await db.findOne({ collection: slug, where, req })
    return { ...found }
  }
  const where = { parent: { equals: id } }
  const { docs } = await db.queryDrafts<object>({ collection: slug, where, limit: 1, req })
  return { ...docs[0] }
}

/** Like `readCurrentDocument`, for globals. */
export async function readCurrentGlobal(
  req: PayloadRequest,
  { slug, versions }: SanitizedGlobalConfig,
): Promise<LastSaveFields> {
  const { db } = req.payload
  if (!versions?.drafts) return { ...(await db.findGlobal({ slug, req })) }
  const latest = { global: slug, where: { latest: { equals: true } }, limit: 1, req }
  const { docs } = await db.findGlobalVersions<object>(latest)
  return { ...docs[0]?.version }
}
