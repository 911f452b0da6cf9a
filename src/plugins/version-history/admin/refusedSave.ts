import { z } from 'zod'
import type { ApiResponse } from '@/components/admin/request/request'
import { parseJson } from '@/src/domain/text/parseJson'

const SaveRefusalSchema = z.object({
  sentence: z.string(),
  /** The query of the refused request: its language, and whether it saves a draft. */
  query: z.string(),
  status: z.enum(['draft', 'published']).optional(),
})
export type SaveRefusal = z.infer<typeof SaveRefusalSchema>

const SavedDocumentResponseSchema = z
  .object({ doc: z.looseObject({}).optional(), result: z.looseObject({}).optional() })
  .transform(({ doc, result }) => doc ?? result)

/** Parses the refusal of a save from an error message; null for any other message. */
export function parseSaveRefusal(message: unknown): SaveRefusal | null {
  const refusal = typeof message === 'string' ? parseJson(message) : null
  return SaveRefusalSchema.safeParse(refusal).data ?? null
}

export type SaveOutcome =
  | { saved: Record<string, unknown> }
  | { newer: SaveRefusal }
  | { problem: string | null }

/** Reads the outcome of a save: the saved document, a newer version, or an error. */
export function parseSaveOutcome(reply: ApiResponse<unknown>): SaveOutcome {
  if (reply.ok) {
    const saved = SavedDocumentResponseSchema.safeParse(reply.body).data
    return saved ? { saved } : { problem: null }
  }
  const newer = reply.status === 409 && parseSaveRefusal(Object.values(reply.fields)[0])
  return newer ? { newer } : { problem: reply.message ?? null }
}
