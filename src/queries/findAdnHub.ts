import type { Payload } from 'payload'
import type { AdnHub } from '@/payload-types'
import type { Reader } from './reader'

/** The page that leads to the values pages, or null as long as none is published. */
export async function findAdnHub(payload: Payload, reader: Reader): Promise<AdnHub | null> {
  const hub = await payload.findGlobal({ slug: 'adn-hub', ...reader, depth: 1 })
  return hub.title ? hub : null
}
