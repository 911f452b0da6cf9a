import type { Payload } from 'payload'

/** The published testimonials in the order that staff gave them. Five are shown; twelve would still fit. */
export async function findTestimonials(payload: Payload) {
  const { docs } = await payload.find({
    collection: 'testimonials',
    overrideAccess: false,
    sort: '_order',
    limit: 12,
    pagination: false,
    depth: 1,
  })
  return docs.map(({ id, name, position, portrait, quote }) => ({
    id,
    name,
    position,
    portrait,
    quote,
  }))
}
