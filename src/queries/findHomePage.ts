import type { Payload } from 'payload'
import type { HomePage } from '@/payload-types'

/** The texts of the home page's sections, or null as long as none are published. */
export async function findHomePage(payload: Payload): Promise<HomePage | null> {
  const page = await payload.findGlobal({ slug: 'home-page', overrideAccess: false, depth: 0 })
  return page.expertises?.heading ? page : null
}
