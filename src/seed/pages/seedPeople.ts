import type { Payload } from 'payload'
import { slugify } from '@/src/domain/slug'
import { asTheFirm } from '../asTheFirm'
import { teamMembers } from '../content/teamMembers'
import { testimonials } from '../content/testimonials'
import { setFrench } from '../frenchTypography'
import { storeMedia } from '../media/storeMedia'
import { withoutStored } from '../withoutStored'

export async function seedTestimonials(payload: Payload): Promise<void> {
  const missing = await withoutStored(payload, 'testimonials', 'name', setFrench(testimonials))
  for (const testimonial of await withPortraits(payload, missing)) {
    await payload.create({
      ...asTheFirm,
      collection: 'testimonials',
      data: { ...testimonial, _status: 'published' },
    })
  }
}

export async function seedTeamMembers(payload: Payload): Promise<void> {
  const missing = await withoutStored(payload, 'team-members', 'name', setFrench(teamMembers))
  for (const teamMember of await withPortraits(payload, missing)) {
    await payload.create({
      ...asTheFirm,
      collection: 'team-members',
      data: { ...teamMember, _status: 'published' },
    })
  }
}

function withPortraits<Entry extends { name: string }>(payload: Payload, entries: Entry[]) {
  return Promise.all(
    entries.map(async (entry) => ({
      ...entry,
      portrait: await storePortrait(payload, entry.name),
    })),
  )
}

function storePortrait(payload: Payload, name: string) {
  return storeMedia(payload, {
    folder: 'portraits',
    filename: `portrait-${slugify(name)}.webp`,
    alt: `Portrait dessiné de ${name}`,
  })
}
