import type { Payload } from 'payload'
import { inTransaction } from '@/src/database/inTransaction'
import { slugify } from '@/src/domain/text/normalizeText'
import { createSeedOptions } from '@/src/seed/createSeedOptions'
import { createEnglishSeedOptions, pairWithEnglish } from '@/src/seed/englishTexts'
import { filterUnstoredEntries } from '@/src/seed/filterUnstoredEntries'
import { applyFrenchTypographyDeep } from '@/src/seed/frenchTypography'
import { teamMembers as englishTeamMembers } from '../content/en/teamMembers'
import { testimonials as englishTestimonials } from '../content/en/testimonials'
import { teamMembers } from '../content/teamMembers'
import { testimonials } from '../content/testimonials'
import { findOrCreateMedia } from '../media/findOrCreateMedia'

export async function seedTestimonials(payload: Payload): Promise<void> {
  const collection = 'testimonials'
  const entries = pairWithEnglish(
    'name',
    applyFrenchTypographyDeep(testimonials),
    englishTestimonials,
  )
  const missing = await filterUnstoredEntries(payload, collection, 'name', entries)
  for (const { english, ...french } of await storeEntryPortraits(payload, missing)) {
    const { position, quote } = english
    await inTransaction(payload, { user: null }, async (req) => {
      const { id } = await payload.create({
        ...createSeedOptions(),
        req,
        collection,
        data: { ...french, _status: 'published' },
      })
      await payload.update({
        ...createEnglishSeedOptions(),
        req,
        collection,
        id,
        data: { position, quote },
      })
    })
  }
}

export async function seedTeamMembers(payload: Payload): Promise<void> {
  const collection = 'team-members'
  const entries = pairWithEnglish(
    'name',
    applyFrenchTypographyDeep(teamMembers),
    englishTeamMembers,
  )
  const missing = await filterUnstoredEntries(payload, collection, 'name', entries)
  for (const { english, ...french } of await storeEntryPortraits(payload, missing)) {
    const { position } = english
    await inTransaction(payload, { user: null }, async (req) => {
      const { id } = await payload.create({
        ...createSeedOptions(),
        req,
        collection,
        data: { ...french, _status: 'published' },
      })
      await payload.update({
        ...createEnglishSeedOptions(),
        req,
        collection,
        id,
        data: { position },
      })
    })
  }
}

function storeEntryPortraits<Entry extends { name: string }>(payload: Payload, entries: Entry[]) {
  return Promise.all(
    entries.map(async (entry) => ({
      ...entry,
      portrait: await storePortrait(payload, entry.name),
    })),
  )
}

function storePortrait(payload: Payload, name: string) {
  return findOrCreateMedia(payload, {
    folder: 'portraits',
    filename: `portrait-${slugify(name)}.webp`,
    alt: `Portrait dessiné\u00A0: ${name}`,
    englishAlt: `Drawn portrait of ${name}`,
  })
}
