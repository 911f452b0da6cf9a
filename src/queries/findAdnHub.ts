import type { Payload } from 'payload'
import type { AdnHub } from '@/payload-types'

/** The page that leads to the values pages, or null as long as none is published. */
export async function findAdnHub(payload: Payload): Promise<AdnHub | null> {
  const hub = await payload.findGlobal({ slug: 'adn-hub', overrideAccess: false, depth: 1 })
  return hub.title ? hub : null
}
