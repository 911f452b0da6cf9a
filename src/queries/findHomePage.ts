import type { Payload } from 'payload'
import type { HomePage } from '@/payload-types'
import { findWrittenGlobal } from './findWritten'
import type { Reader } from './reader'

/** The texts of the home page's sections, or null when not published. */
export function findHomePage(payload: Payload, reader: Reader): Promise<HomePage | null> {
  return findWrittenGlobal(payload, reader, 'home-page')
}
