import type { Payload } from 'payload'
import type { LegalNotice } from '@/payload-types'
import type { Reader } from './reader'

/** The legal notice, or null as long as none is published. */
export async function findLegalNotice(
  payload: Payload,
  reader: Reader,
): Promise<LegalNotice | null> {
  const notice = await payload.findGlobal({
    slug: 'legal-notice',
    ...reader,
    depth: 1,
  })
  return notice.title ? notice : null
}
