import { z } from 'zod'

const Refusal = z.object({
  sentence: z.string(),
  /** How it was to be saved: in which language, as a draft or not. */
  query: z.string(),
  status: z.enum(['draft', 'published']).optional(),
})
export type Refusal = z.infer<typeof Refusal>

const Refused = z.object({
  errors: z.array(
    z.object({
      message: z.string(),
      data: z.object({ errors: z.array(z.object({ message: z.string() })) }).optional(),
    }),
  ),
})

const Saved = z
  .object({ doc: z.looseObject({}).optional(), result: z.looseObject({}).optional() })
  .transform(({ doc, result }) => doc ?? result)

/** What the server said of a save that it refused; null of anything else that may be wrong there. */
export function readRefusal(message: unknown): Refusal | null {
  try {
    return Refusal.parse(typeof message === 'string' ? JSON.parse(message) : null)
  } catch {
    return null
  }
}

export type Outcome =
  | { saved: Record<string, unknown> }
  | { newer: Refusal }
  | { problem: string | null }

/** What came of a save. */
export async function readOutcome(response: Response | null): Promise<Outcome> {
  const body: unknown = await response?.json().catch(() => null)
  if (response?.ok) {
    const saved = Saved.safeParse(body).data
    return saved ? { saved } : { problem: null }
  }
  const [error] = Refused.safeParse(body).data?.errors ?? []
  const newer = response?.status === 409 && readRefusal(error?.data?.errors[0]?.message)
  return newer ? { newer } : { problem: error?.message ?? null }
}
