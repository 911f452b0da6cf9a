import { z } from 'zod'
import type { Reply } from '@/components/admin/request/request'
import { parseJson } from '@/src/domain/text/parseJson'

const Refusal = z.object({
  sentence: z.string(),
  /** Query of the refused request: its language, and whether it saves a draft. */
  query: z.string(),
  status: z.enum(['draft', 'published']).optional(),
})
export type Refusal = z.infer<typeof Refusal>

const SavedDocument = z
  .object({ doc: z.looseObject({}).optional(), result: z.looseObject({}).optional() })
  .transform(({ doc, result }) => doc ?? result)

/** Parses the refusal of a save from an error message; null for any other message. */
export function readRefusal(message: unknown): Refusal | null {
  const refusal = typeof message === 'string' ? parseJson(message) : null
  return Refusal.safeParse(refusal).data ?? null
}

export type Outcome =
  | { saved: Record<string, unknown> }
  | { newer: Refusal }
  | { problem: string | null }

/** The outcome of a save: the saved document, a newer version, or an error. */
export function saveOutcome(reply: Reply<unknown>): Outcome {
  if (reply.ok) {
    const saved = SavedDocument.safeParse(reply.body).data
    return saved ? { saved } : { problem: null }
  }
  const newer = reply.status === 409 && readRefusal(Object.values(reply.fields)[0])
  return newer ? { newer } : { problem: reply.message ?? null }
}
