import type { Payload } from 'payload'

/** The number of days within which candidates are promised a reply. */
export async function findAnswerDays(payload: Payload): Promise<number> {
  const { answerDays } = await payload.findGlobal({
    slug: 'website-settings',
    overrideAccess: false,
    depth: 0,
    select: { answerDays: true },
  })
  return answerDays
}
