import type { Payload } from 'payload'
import type { HomePage } from '@/payload-types'
import type { Reader } from './reader'

/** The texts of the home page's sections, or null as long as none are published. */
export async function findHomePage(payload: Payload, reader: Reader): Promise<HomePage | null> {
  const page = await payload.findGlobal({ slug: 'home-page', ...reader, depth: 1 })
  return page.expertises?.heading ? page : null
}
