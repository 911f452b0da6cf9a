import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import type { JobOffer } from '@/payload-types'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'
import { RESERVED_OFFER_SLUGS } from '@/src/domain/languages/urlSegments'
import { slugify } from '@/src/domain/text/normalizeText'
import { firstFreeSlug, formerSlugs, isSlugOfTitle, preferredSlug } from '@/src/domain/urls/slug'

/** Sets the slug of an offer, and stores the previous one for redirects. */
export const assignSlug: CollectionBeforeChangeHook<JobOffer> = async (args) => {
  const { data, operation, req } = args
  // `originalDoc` is ignored on a creation: for a duplicate Payload passes the original there,
  // whose slugs must not change.
  const originalDoc = operation === 'create' ? undefined : args.originalDoc
  const requestedSlug = slugToSave(data, originalDoc)
  if (requestedSlug === originalDoc?.slug) return { ...data, slug: requestedSlug }
  const slug = firstFreeSlug(
    requestedSlug,
    await lockAndFindTakenSlugs(requestedSlug, originalDoc?.id, req),
  )
  return { ...data, slug, previousSlugs: formerSlugs(originalDoc ?? {}, slug) }
}

// A manually chosen slug stays; one made from the title changes with it.
function slugToSave(data: Partial<JobOffer>, original: JobOffer | undefined): string {
  const title = data.title ?? original?.title ?? ''
  const typed = slugify(data.slug ?? '')
  if (!original?.slug) return typed || preferredSlug(title)
  if (typed && typed !== original.slug) return typed
  return isSlugOfTitle(original.slug, original.title) && !isSlugOfTitle(original.slug, title)
    ? preferredSlug(title)
    : original.slug
}

async function lockAndFindTakenSlugs(
  requestedSlug: string,
  id: number | undefined,
  req: PayloadRequest,
) {
  const drizzle = await transactionDrizzle(req)
  // The lock makes two offers with the same title that are saved at once get different slugs.
  await drizzle.execute(sql`SELECT pg_advisory_xact_lock(hashtext('job_offers.slug'))`)
  const { rows } = await drizzle.execute(sql`
    SELECT slug FROM job_offers WHERE starts_with(slug, ${requestedSlug}) AND id <> ${id ?? 0}
    UNION ALL
    SELECT text FROM job_offers_texts
    WHERE path = 'previousSlugs' AND starts_with(text, ${requestedSlug}) AND parent_id <> ${id ?? 0}`)
  return new Set([...RESERVED_OFFER_SLUGS, ...rows.map(({ slug }) => String(slug))])
}
