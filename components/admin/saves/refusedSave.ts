import { z } from 'zod'
import { parseJson } from '@/src/domain/text/parseJson'
import type { Reply } from '../request/request'

const Refusal = z.object({
  sentence: z.string(),
  /** How it was to be saved: in which language, as a draft or not. */
  query: z.string(),
  status: z.enum(['draft', 'published']).optional(),
})
export type Refusal = z.infer<typeof Refusal>

const Saved = z
  .object({ doc: z.looseObject({}).optional(), result: z.looseObject({}).optional() })
  .transform(({ doc, result }) => doc ?? result)

/** What the server said of a save that it refused; null of anything else that may be wrong there. */
export function readRefusal(message: unknown): Refusal | null {
  const refusal = typeof message === 'string' ? parseJson(message) : null
  return Refusal.safeParse(refusal).data ?? null
}

export type Outcome =
  | { saved: Record<string, unknown> }
  | { newer: Refusal }
  | { problem: string | null }

/** The outcome of a save. */
export function outcomeOf(reply: Reply<unknown>): Outcome {
  if (reply.ok) {
    const saved = Saved.safeParse(reply.body).data
    return saved ? { saved } : { problem: null }
  }
  const newer = reply.status === 409 && readRefusal(Object.values(reply.fields)[0])
  return newer ? { newer } : { problem: reply.message ?? null }
}
