import type { Payload } from 'payload'
import type { LegalNotice } from '@/payload-types'

/** The legal notice, or null as long as none is published. */
export async function findLegalNotice(payload: Payload): Promise<LegalNotice | null> {
  const notice = await payload.findGlobal({
    slug: 'legal-notice',
    overrideAccess: false,
    depth: 0,
  })
  return notice.title ? notice : null
}
