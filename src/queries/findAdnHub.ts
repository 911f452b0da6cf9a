import type { Payload } from 'payload'
import type { AdnHub } from '@/payload-types'
import { findWrittenGlobal } from './findWritten'
import type { Reader } from './reader'

/** The page that leads to the values pages, or null as long as none is published. */
export function findAdnHub(payload: Payload, reader: Reader): Promise<AdnHub | null> {
  return findWrittenGlobal(payload, reader, 'adn-hub')
}
