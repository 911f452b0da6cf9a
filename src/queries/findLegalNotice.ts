import type { Payload } from 'payload'
import type { LegalNotice } from '@/payload-types'
import { findWrittenGlobal } from './findWritten'
import type { Reader } from './reader'

/** The legal notice, or null when not published. */
export function findLegalNotice(payload: Payload, reader: Reader): Promise<LegalNotice | null> {
  return findWrittenGlobal(payload, reader, 'legal-notice')
}
