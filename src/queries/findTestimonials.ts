import type { Payload } from 'payload'
import { findWritten } from './findWritten'
import type { Reader } from './reader'

/** The published testimonials, in staff's order. The design shows five and allows twelve. */
export async function findTestimonials(payload: Payload, reader: Reader) {
  const pages = await findWritten(payload, reader, {
    collection: 'testimonials',
    depth: 1,
    most: 12,
  })
  return pages.map(({ id, name, position, portrait, quote }) => ({
    id,
    name,
    position,
    portrait,
    quote,
  }))
}
