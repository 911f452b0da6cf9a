import type { PayloadRequest } from 'payload'
import { fileKindMimeTypes } from '@/src/domain/files/uploadedFile'

type CvFile = { fileId: number; isPdf: boolean }

/** Finds the CV of an application as a file; null without one that may be opened. */
export async function findCv(req: PayloadRequest, application: number): Promise<CvFile | null> {
  const found = await req.payload.findByID({
    collection: 'job-applications',
    id: application,
    select: { cv: true },
    populate: { 'candidate-files': { mimeType: true, checkState: true } },
    depth: 1,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  const cv = typeof found?.cv === 'object' ? found.cv : null
  if (cv?.checkState !== 'clean') return null
  return { fileId: cv.id, isPdf: cv.mimeType === fileKindMimeTypes.pdf }
}
