import type { Payload } from 'payload'
import { findWritten } from './findWritten'
import type { Reader } from './reader'

/** The published testimonials in the order that staff gave them. Five are shown; twelve would still fit. */
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
