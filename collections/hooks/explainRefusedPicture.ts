import type { AfterErrorHook } from 'payload'
import { z } from 'zod'
import { mediaText } from '@/src/content/admin/media'

const { errors } = mediaText

const RefusedFile = z.object({
  data: z.object({
    errors: z.tuple([z.object({ path: z.literal('file'), message: z.string() })]),
  }),
})

/** Replaces Payload's technical English messages about refused images. */
export const explainRefusedPicture: AfterErrorHook = ({ error }) => {
  const refusal = RefusedFile.safeParse(error)
  if (!refusal.success) return
  const [{ message: reason, path }] = refusal.data.data.errors
  const message = reason.includes('SVG') ? errors.drawingUnsafe : errors.typeRefused
  const { name } = error
  return { response: { errors: [{ name, message, data: { errors: [{ message, path }] } }] } }
}
