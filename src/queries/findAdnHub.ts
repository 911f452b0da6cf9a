import type { Payload } from 'payload'
import type { AdnHub } from '@/payload-types'
import { findWrittenGlobal } from './findWritten'
import type { Reader } from './reader'

/** The overview page of the values pages, or null when it is not published. */
export function findAdnHub(payload: Payload, reader: Reader): Promise<AdnHub | null> {
  return findWrittenGlobal(payload, reader, 'adn-hub')
}
