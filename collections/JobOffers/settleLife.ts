import {
  type CollectionBeforeChangeHook,
  type PayloadRequest,
  type RequestContext,
  ValidationError,
} from 'payload'
import { z } from 'zod'
import type { JobOffer } from '@/payload-types'
import { jobOffersText } from '@/src/content/admin/jobOffers'
import {
  isPutOnline,
  type LifeProblem,
  lifeProblem,
  OFFER_ENDINGS,
  type OfferLife,
  outOfTrash,
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
  const { context, data, operation, req } = args
  // Of a copy Payload gives the model, whose life is its own.
  const stored = operation === 'create' ? undefined : args.originalDoc
  const before = stored && lifeOf(stored)
  // Whoever moves offers at their moment has asked the database what time it is.
  const now = context.now instanceof Date ? context.now : new Date()
  const changed = lifeOf({ ...stored, ...data })
  const after = stored?.deletedAt && !data.deletedAt ? outOfTrash(changed, now) : changed
  const problem = lifeProblem(before, after, now)
  // A program may write of the past: the demo does.
  if (problem && req.user) {
    const path = PROBLEM_FIELDS[problem]
    const { label } = jobOffersText[path]
    const errors = [{ label, path, message: jobOffersText.errors[problem] }]
    throw new ValidationError({ collection: 'job-offers', errors }, req.t)
  }
  const life = settledLife(before, after, now)
  const comesOnline = isPutOnline(life) && !(before && isPutOnline(before))
  // What was taken off by mistake goes back as it was.
  const isSlip = before !== undefined && wasJustClosed(before, now)
  const mustSay = comesOnline && !isSlip && (await wantsPay(req))
  // Only now: every call of Payload with this request gives it another context.
  req.context[nameOf(stored?.id)] = mustSay
  return { ...data, ...life }
}

/** Whether this request puts the offer online, and so must say what it pays: judged with the other fields. */
export function mustSayPay(context: RequestContext, id: number | string | undefined): boolean {
  return context[nameOf(id)] === true
}

// Of each offer by itself: many are changed by one request.
const nameOf = (id: number | string | undefined) => `whether offer ${id ?? ''} must say its pay`

const moment = z.string().nullable()
const LifeBefore = z.object({
  at: z.string(),
  publishAt: moment,
  endsAt: moment,
  closedAs: z.enum(OFFER_ENDINGS).nullable(),
  closedAt: moment,
  shownUntil: moment,
})

function lifeOf(offer: Partial<JobOffer>): OfferLife {
  return {
    isActive: offer.isActive === true,
    publishAt: offer.publishAt ?? null,
    endsAt: offer.endsAt ?? null,
    closedAs: offer.closedAs ?? null,
    closedAt: offer.closedAt ?? null,
    shownUntil: offer.shownUntil ?? null,
    lifeBefore: LifeBefore.safeParse(offer.lifeBefore).data ?? null,
  }
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
