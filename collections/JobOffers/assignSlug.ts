import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import type { JobOffer } from '@/payload-types'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'
import {
  firstFreeSlug,
  isSlugOfTitle,
  slugify,
  slugsLeft,
  wantedSlug,
} from '@/src/domain/addresses/slug'
import { FORM_STEPS } from '@/src/domain/languages/addressWords'

/** Gives an offer its address, and keeps the one it leaves so that it can be redirected. */
export const assignSlug: CollectionBeforeChangeHook<JobOffer> = async (args) => {
  const { data, operation, req } = args
  // Of a copy Payload gives the model, whose addresses stay its own.
  const originalDoc = operation === 'create' ? undefined : args.originalDoc
  const wanted = nextSlug(data, originalDoc)
  if (wanted === originalDoc?.slug) return { ...data, slug: wanted }
  const slug = firstFreeSlug(wanted, await takenSlugs(wanted, originalDoc?.id, req))
  return { ...data, slug, previousSlugs: slugsLeft(originalDoc ?? {}, slug) }
}

// A slug chosen by hand stays; one made from the title follows it.
function nextSlug(data: Partial<JobOffer>, original: JobOffer | undefined): string {
  const title = data.title ?? original?.title ?? ''
  const typed = slugify(data.slug ?? '')
  if (!original?.slug) return typed || wantedSlug(title)
  if (typed && typed !== original.slug) return typed
  return isSlugOfTitle(original.slug, original.title) && !isSlugOfTitle(original.slug, title)
    ? wantedSlug(title)
    : original.slug
}

async function takenSlugs(wanted: string, id: number | undefined, req: PayloadRequest) {
  const drizzle = await transactionDrizzle(req)
  // Two offers of the same title saved at once would otherwise choose the same address.
  await drizzle.execute(sql`SELECT pg_advisory_xact_lock(hashtext('job_offers.slug'))`)
  const { rows } = await drizzle.execute(sql`
    SELECT slug FROM job_offers WHERE starts_with(slug, ${wanted}) AND id <> ${id ?? 0}
    UNION ALL
    SELECT text FROM job_offers_texts
    WHERE path = 'previousSlugs' AND starts_with(text, ${wanted}) AND parent_id <> ${id ?? 0}`)
  return new Set([...FORM_STEPS, ...rows.map(({ slug }) => String(slug))])
}
