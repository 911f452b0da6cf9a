import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import type { OfferCriterion } from '@/payload-types'
import { offerCriteriaText as text } from '@/src/content/admin/offerCriteria'
import { lockSaves } from '@/src/database/lockSaves'
import { SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import { type CriterionKind, codeFromLabel, totalCriterionUses } from '@/src/domain/offers/criteria'
import { cacheTag } from '@/src/domain/pages/cacheTag'
import { firstFreeSlug } from '@/src/domain/urls/slug'
import { invalidatePages } from '../hooks/revalidateTags'
import {
  countCriterionUses,
  countOffersWithOfficeDays,
  removeLocationFromOffices,
} from './criterionUses'

const { errors } = text
const MAX_CRITERIA_PER_KIND = 500

/**
 * Assigns the permanent code of a new criterion, and refuses a save that leaves a kind without an
 * active criterion.
 */
export const prepareCriterionSave: CollectionBeforeChangeHook<OfferCriterion> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const kind = originalDoc?.kind ?? data.kind
  if (!kind) return data
  await lockCriteriaSaves(req)
  const others = (await findCriteriaOfKind(req, kind)).filter(({ id }) => id !== originalDoc?.id)
  const label = data.label?.trim()
  if (label && others.some((other) => other.label === label)) {
    throwFieldError('label', errors.labelTaken, req)
  }
  if (operation === 'create' || !originalDoc) {
    const taken = new Set(others.flatMap(({ code, word }) => [code ?? '', word ?? '']))
    const code = firstFreeSlug(codeFromLabel(label ?? ''), taken)
    return { ...data, label, code, word: code }
  }
  if (data.isRetired && !others.some(isActiveCriterion))
    throwFieldError('isRetired', errors.last, req)
  const { code, word } = originalDoc
  if (data.isRemote && !originalDoc.isRemote && code) {
    await lockSaves(req, { slug: 'job-offers', id: null })
    const contradicting = await countOffersWithOfficeDays(req, code)
    if (contradicting > 0) throwFieldError('isRemote', errors.daysAtAnOffice(contradicting), req)
  }
  return { ...data, ...(label && { label }), kind, code, word }
}

/** Refuses to delete a criterion that offers use. */
export const validateCriterionRemoval: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const criterion = await lockAndCheckCriterionRemoval(req, id)
  if (!criterion) return
  const { kind, code, label } = criterion
  const uses = await countCriterionUses(req, criterion)
  if (totalCriterionUses(uses) > 0) throw createRefusalError(errors.inUse(label, uses), 409)
  if (kind !== 'location') return
  await removeLocationFromOffices(req, code)
  await invalidatePages(cacheTag('offices'), req)
}

/**
 * Locks the criteria and the offers. Refuses to delete the last active criterion of a kind.
 * @returns the criterion; null when it does not exist
 */
export async function lockAndCheckCriterionRemoval(req: PayloadRequest, id: number | string) {
  await lockCriteriaSaves(req)
  const criterion = await req.payload.findByID({
    collection: 'offer-criteria',
    id,
    locale: SOURCE_LANGUAGE,
    overrideAccess: false,
    disableErrors: true,
    depth: 0,
    req,
  })
  if (!criterion?.code) return null
  const { kind, code, label } = criterion
  const others = (await findCriteriaOfKind(req, kind)).filter((other) => other.id !== criterion.id)
  if (!others.some(isActiveCriterion)) throw createRefusalError(errors.last, 409)
  // The lock waits for offers that are being saved; offers that are saved later are validated
  // without this criterion.
  await lockSaves(req, { slug: 'job-offers', id: null })
  return { kind, code, label }
}

const isActiveCriterion = ({ isRetired }: OfferCriterion) => !isRetired

// Without the lock, two users could delete the last two criteria at once, or two criteria with one
// label could get the same code.
const lockCriteriaSaves = (req: PayloadRequest) =>
  lockSaves(req, { slug: 'every criterion', id: null })

async function findCriteriaOfKind(
  req: PayloadRequest,
  kind: CriterionKind,
): Promise<OfferCriterion[]> {
  const { docs } = await req.payload.find({
    collection: 'offer-criteria',
    where: { kind: { equals: kind } },
    overrideAccess: false,
    limit: MAX_CRITERIA_PER_KIND,
    pagination: false,
    depth: 0,
    req,
  })
  return docs
}

function throwFieldError(path: string, message: string, req: PayloadRequest): never {
  throw new ValidationError({ collection: 'offer-criteria', errors: [{ path, message }] }, req.t)
}

export function createRefusalError(sentence: string, status: number): APIError {
  const refused = new APIError(sentence, status, null, true)
  // Payload logs errors by name; a refused request must not be logged as a server error.
  refused.name = 'ValidationError'
  return refused
}
