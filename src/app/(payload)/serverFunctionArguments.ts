import { createLocalReq, docAccessOperation, docAccessOperationGlobal, type Payload } from 'payload'
import { z } from 'zod'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'

const DocumentIdSchema = z.union([z.int32(), z.string().regex(/^\d{1,9}$/)]).nullish()
const SlugSchema = z.string().nullish()

/** Where the admin's server functions name their collection, global and document. */
const ServerFunctionArgumentsSchema = z.looseObject({
  collectionSlug: SlugSchema,
  globalSlug: SlugSchema,
  id: DocumentIdSchema,
  docID: DocumentIdSchema,
  schemaPath: SlugSchema,
  paramsOverride: z.object({ segments: z.array(z.string()) }).nullish(),
  returnLockStatus: z.unknown().optional(),
  updateLastEdited: z.unknown().optional(),
})
type ParsedServerFunctionArguments = z.infer<typeof ServerFunctionArgumentsSchema>

/**
 * Whether this user may read everything that the arguments name, and edit the documents that they
 * would lock for others. Payload checks neither before it locks a document or renders its parts.
 */
export async function areServerFunctionArgumentsPermitted(
  payload: Payload,
  { args, user }: { args: unknown; user: SignedInUser },
): Promise<boolean> {
  const { data: sent } = ServerFunctionArgumentsSchema.safeParse(args)
  if (!sent) return false
  const isLocking = Boolean(sent.returnLockStatus || sent.updateLastEdited)
  const id = sent.id ?? sent.docID ?? undefined
  const rights = await Promise.all(
    collectRequestedSlugs(sent).map((slug) => findDocumentRights(payload, { slug, id, user })),
  )
  return rights.every(({ read, lock }) => read && (lock || !isLocking))
}

function collectRequestedSlugs({
  collectionSlug,
  globalSlug,
  schemaPath,
  paramsOverride,
}: ParsedServerFunctionArguments): string[] {
  const [kind, entity] = schemaPath?.split('.') ?? []
  const inPath = kind === 'collection' || kind === 'global' ? entity : null
  const named = [collectionSlug, globalSlug, inPath, paramsOverride?.segments[1]]
  return named.filter((slug) => typeof slug === 'string')
}

type DocumentAccessQuery = { slug: string; id: number | string | undefined; user: SignedInUser }
type DocumentRights = { read: boolean; lock: boolean }

// Finds the user's rights to a document of a collection, or to a global.
async function findDocumentRights(
  payload: Payload,
  { slug, id, user }: DocumentAccessQuery,
): Promise<DocumentRights> {
  const isNamed = (config: { slug: string }) => config.slug === slug
  const collection = Object.values(payload.collections).find(({ config }) => isNamed(config))
  const globalConfig = payload.globals.config.find(isNamed)
  const req = await createLocalReq({ user }, payload)
  // Access rules do not depend on the content of the document, so the document is not read.
  const data = { id }
  if (collection) {
    const { read, update } = await docAccessOperation({ id, collection, data, req })
    return { read: Boolean(read), lock: Boolean(update) && hasDocumentLocking(collection.config) }
  }
  if (!globalConfig) return { read: false, lock: false }
  const { read, update } = await docAccessOperationGlobal({ globalConfig, data, req })
  return { read: Boolean(read), lock: Boolean(update) && hasDocumentLocking(globalConfig) }
}

const hasDocumentLocking = ({ lockDocuments }: { lockDocuments?: unknown }) =>
  lockDocuments !== false
