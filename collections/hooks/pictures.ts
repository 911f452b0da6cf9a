import {
  type AfterErrorHook,
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  MissingFile,
  type PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { mediaText } from '@/src/content/admin/media'
import type { AntivirusScan } from '@/src/domain/files/fileCheck'
import { MAX_UPLOADED_PIXELS } from '@/src/domain/look/picture'

const { errors } = mediaText

/**
 * Refuses an image with too many pixels with a clear sentence, where Payload only reports a
 * problem.
 */
export const limitPicturePixels: CollectionBeforeOperationHook = async ({
  req: { file, payload },
}) => {
  if (!file || !payload.config.sharp) return
  const picture = payload.config.sharp(file.data, { limitInputPixels: false })
  // scanUploadedPicture and Payload refuse files that are not images.
  const { width = 0, height = 0 } = await picture.metadata().catch(() => ({}))
  if (width * height <= MAX_UPLOADED_PIXELS) return
  throw new APIError(errors.tooManyPixels, 400, null, true)
}

/**
 * Scans uploads of staff before they are stored: unlike candidates, staff can try again. Files
 * without a user are the product's own.
 */
export function scanUploadedPicture(
  antivirus: AntivirusScan | null,
): CollectionBeforeOperationHook {
  return async ({ operation, req }) => {
    const isUpload = operation === 'create' || operation === 'update'
    if (!antivirus || !isUpload || !req.user || !req.file) return
    const verdict = await antivirus(req.file.data)
    if (!verdict) throw new APIError(errors.notChecked, 503, null, true)
    if (verdict.finding !== null) throw new APIError(errors.infected, 422, null, true)
  }
}

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
  const data = await readStoredPictureBytes(req, { ...doc, filename: doc.filename })
  req.file = { data, mimetype: doc.mimeType ?? '', name: doc.filename, size: data.length }
  args.overwriteExistingFiles = true
}

async function readStoredPictureBytes(req: PayloadRequest, doc: { id: number; filename: string }) {
  const params = { collection: 'media', filename: doc.filename }
  for (const handler of req.payload.collections.media.config.upload.handlers ?? []) {
    const answer = await handler(req, { doc, params })
    if (answer?.ok) return Buffer.from(await answer.arrayBuffer())
  }
  throw new APIError(errors.missing, 404, null, true)
}

/** Refuses to import an image by URL: Payload would fetch it and bypass our file checks. */
export const refuseImportByUrl: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation !== 'create' || !req.user || req.file) return
  // The original request is checked, because Payload has already removed the field from `data`.
  if (req.data && 'url' in req.data) throw new MissingFile(req.t)
}

type PictureUsage = { title: string } | { global: string }

/** The documents that use each image, by its id. */
export type FindPictureUsage = (
  req: PayloadRequest,
) => Promise<ReadonlyMap<number, readonly PictureUsage[]>>

/** Refuses to delete an image that a page uses. */
export const refuseUsedPictureDeletion =
  (findUsage: FindPictureUsage): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    if (!req.user) return
    const places = (await findUsage(req)).get(Number(id)) ?? []
    if (places.length === 0) return
    const names = places.map((place) =>
      'global' in place ? globalLabel(req, place.global) : place.title,
    )
    throw new APIError(errors.inUse(names), 409, null, true)
  }

function globalLabel({ payload }: PayloadRequest, global: string) {
  const label = payload.globals.config.find(({ slug }) => slug === global)?.label
  return typeof label === 'string' ? label : global
}

const RefusedFileErrorSchema = z.object({
  data: z.object({
    errors: z.tuple([z.object({ path: z.literal('file'), message: z.string() })]),
  }),
})

/** Replaces Payload's technical English messages about refused images. */
export const explainRefusedPicture: AfterErrorHook = ({ error }) => {
  const refusal = RefusedFileErrorSchema.safeParse(error)
  if (!refusal.success) return
  const [{ message: reason, path }] = refusal.data.data.errors
  const message = reason.includes('SVG') ? errors.drawingUnsafe : errors.typeRefused
  const { name } = error
  return { response: { errors: [{ name, message, data: { errors: [{ message, path }] } }] } }
}
