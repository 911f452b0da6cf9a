import type { Payload } from 'payload'
import type { JobListTexts } from '@/src/domain/jobListTexts'

/** The texts around the job list, or null as long as none are published. */
export async function findJobListTexts(payload: Payload): Promise<JobListTexts | null> {
  const page = await payload.findGlobal({
    slug: 'job-list-page',
    overrideAccess: false,
    depth: 0,
  })
  if (!page.title) return null
  const { title, intro, benefits, spontaneous, reasons } = page
  return {
    title,
    intro,
    benefits: benefits ?? [],
    spontaneous,
    reasons: { ...reasons, cards: reasons.cards ?? [] },
  }
}
