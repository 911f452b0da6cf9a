import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'
import { mediaText } from '@/src/content/admin/media'

/**
 * Provides the stored image when staff crop it again or move its focal point. With an external
 * store Payload would download it from the public URL, which the server may not reach and which our
 * SSRF guard refuses.
 */
export const provideStoredPicture: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
}) => {
  if (operation !== 'update' || !req.user || req.file || !req.query?.uploadEdits) return
  const id = 'id' in args ? Number(args.id) : Number.NaN
  if (!Number.isInteger(id) || !args.collection.config.upload.disableLocalStorage) return
  const doc = await req.payload.findByID({
    collection: 'media',
    id,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  if (!doc?.filename) return
  const data = await storedBytes(req, { ...doc, filename: doc.filename })
  req.file = { data, mimetype: doc.mimeType ?? '', name: doc.filename, size: data.length }
  args.overwriteExistingFiles = true
}

async function storedBytes(req: PayloadRequest, doc: { id: number; filename: string }) {
  const params = { collection: 'media', filename: doc.filename }
  for (const handler of req.payload.collections.media.config.upload.handlers ?? []) {
    const answer = await handler(req, { doc, params })
    if (answer?.ok) return Buffer.from(await answer.arrayBuffer())
  }
  throw new APIError(mediaText.errors.missing, 404, null, true)
}
