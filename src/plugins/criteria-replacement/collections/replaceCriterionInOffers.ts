import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook } from 'payload'
import { invalidatePages } from '@/collections/hooks/revalidateTags'
import {
  createRefusalError,
  lockAndCheckCriterionRemoval,
} from '@/collections/OfferCriteria/criterionHooks'
import {
  countCriterionUses,
  countOffersWithOfficeDays,
} from '@/collections/OfferCriteria/criterionUses'
import { findCriterion } from '@/collections/OfferCriteria/findCriterion'
import { offerCriteriaText } from '@/src/content/admin/offerCriteria'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'
import { totalCriterionUses } from '@/src/domain/offers/criteria'
import { cacheTag } from '@/src/domain/pages/cacheTag'
import { replacementText as text } from '../words/admin/replacement'

const { errors } = offerCriteriaText

/** Gives the offers of a deleted criterion the criterion that the request names. */
export const replaceCriterionInOffers: CollectionBeforeDeleteHook = async ({ id, req }) => {
  req.context.deletionDetails = undefined
  const criterion = await lockAndCheckCriterionRemoval(req, id)
  if (!criterion) return
  const { kind, code, label } = criterion
  const uses = await countCriterionUses(req, criterion)
  if (totalCriterionUses(uses) === 0) return
  const replacementCode = req.query?.replaceBy
  if (!replacementCode) throw createRefusalError(errors.inUse(label, uses, text.hint), 409)
  const by =
    typeof replacementCode === 'string' ? await findCriterion(req, kind, replacementCode) : null
  if (!by?.code || by.code === code || by.isRetired) throw createRefusalError(text.unknown, 400)
  const contradicting = by.isRemote ? await countOffersWithOfficeDays(req, code) : 0
  if (contradicting > 0) throw createRefusalError(errors.daysAtAnOffice(contradicting), 409)
  // One statement changes all offers, so that nothing else about them is validated again.
  const drizzle = await transactionDrizzle(req)
  const field = sql.identifier(kind)
  await drizzle.execute(sql`
    UPDATE job_offers SET ${field} = ${by.code}, updated_at = now() WHERE ${field} = ${code}`)
  req.context.deletionDetails = text.replacedBy(by.label)
  await invalidatePages(cacheTag('job-offers'), req)
}
