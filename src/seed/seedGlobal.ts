import type { GlobalSlug, Payload, PayloadRequest } from 'payload'
import { inTransaction } from '@/src/commands/inTransaction'
import { asTheFirm } from './asTheFirm'
import { inEnglish } from './inEnglish'
import { isSaved } from './isSaved'

type How<Slug> = typeof asTheFirm & { slug: Slug; req: PayloadRequest }

type Languages<Slug> = {
  french: How<Slug>
  english: How<Slug> & typeof inEnglish
}

/** Writes what there is once, in both languages or not at all. What was saved belongs to the staff. */
export async function seedGlobal<Slug extends GlobalSlug>(
  payload: Payload,
  slug: Slug,
  write: (how: Languages<Slug>) => Promise<unknown>,
) {
  if (await isSaved(payload, slug)) return
  await inTransaction(payload, { user: null }, (req) =>
    write({ french: { ...asTheFirm, slug, req }, english: { ...inEnglish, slug, req } }),
  )
}
