import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import type { JobOffer } from '@/payload-types'
import { jobOffersText } from '@/src/content/admin/jobOffers'
import { lacksPay } from '@/src/domain/offers/offerCare'
import {
  isPutOnline,
  type LifeProblem,
  lifeProblem,
  type OfferLife,
  settledLife,
  wasJustClosed,
} from '@/src/domain/offers/offerLife'

const PROBLEM_FIELDS = {
  opensWhileOpen: 'publishAt',
  opensInThePast: 'publishAt',
  endsInThePast: 'endsAt',
  endsBefore: 'endsAt',
} as const satisfies Record<LifeProblem, string>

/** Writes what a change of an offer's life means, whoever makes it: a person, a list, or the clock. */
export const settleLife: CollectionBeforeChangeHook<JobOffer> = async (args) => {
  const { data, operation, req } = args
  // Of a copy Payload gives the model, whose life is its own.
  const stored = operation === 'create' ? undefined : args.originalDoc
  const before = stored && lifeOf(stored)
  const after = lifeOf({ ...stored, ...data })
  const now = new Date()
  const problem = lifeProblem(before, after, now)
  if (problem) refuse(req, PROBLEM_FIELDS[problem], jobOffersText.errors[problem])
  const life = settledLife(before, after, now)
  const comesOnline = isPutOnline(life) && !(before && isPutOnline(before))
  const isUnpaid = lacksPay({ ...stored, ...data })
  // What was taken off by mistake goes back as it was.
  if (comesOnline && isUnpaid && !(before && wasJustClosed(before, now)) && (await wantsPay(req)))
    refuse(req, 'payMinimum', jobOffersText.errors.payMissing)
  return { ...data, ...life }
}

function lifeOf(offer: Partial<JobOffer>): OfferLife {
  return {
    isActive: offer.isActive === true,
    publishAt: offer.publishAt ?? null,
    endsAt: offer.endsAt ?? null,
    closedAs: offer.closedAs ?? null,
    closedAt: offer.closedAt ?? null,
    shownUntil: offer.shownUntil ?? null,
  }
}

function refuse(req: PayloadRequest, path: string, message: string): never {
  throw new ValidationError({ collection: 'job-offers', errors: [{ path, message }] }, req.t)
}

async function wantsPay(req: PayloadRequest): Promise<boolean> {
  const { payRequired } = await req.payload.findGlobal({
    slug: 'website-settings',
    overrideAccess: false,
    depth: 0,
    select: { payRequired: true },
    req,
  })
  return payRequired !== false
}
