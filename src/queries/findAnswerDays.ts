import type { Payload } from 'payload'

/** Within how many days candidates are promised an answer. */
export async function findAnswerDays(payload: Payload): Promise<number> {
  const { answerDays } = await payload.findGlobal({
    slug: 'website-settings',
    overrideAccess: false,
    depth: 0,
    select: { answerDays: true },
  })
  return answerDays
}
