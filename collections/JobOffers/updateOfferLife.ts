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
  findOfferDateError,
  isOfferOnlineOrScheduled,
  lifeAfterChange,
  lifeAfterTrashRestore,
  OFFER_ENDING_REASONS,
  type OfferDateError,
  type OfferLife,
  wasOfferJustClosed,
} from '@/src/domain/offers/offerLife'

const FIELD_BY_OFFER_DATE_ERROR = {
  opensWhileOpen: 'publishAt',
  opensInThePast: 'publishAt',
  endsInThePast: 'endsAt',
  endsBefore: 'endsAt',
} as const satisfies Record<OfferDateError, string>

/** Derives the dates and the state of an offer from a change by a user, in bulk or on schedule. */
export const updateOfferLife: CollectionBeforeChangeHook<JobOffer> = async (args) => {
  const { context, data, operation, req } = args
  // `originalDoc` is ignored on a creation: for a duplicate Payload passes the original there,
  // whose state must not be copied.
  const stored = operation === 'create' ? undefined : args.originalDoc
  const before = stored && offerLifeOf(stored)
  // The scheduled job passes the database's time.
  const now = context.now instanceof Date ? context.now : new Date()
  const changed = offerLifeOf({ ...stored, ...data })
  const after = stored?.deletedAt && !data.deletedAt ? lifeAfterTrashRestore(changed, now) : changed
  const problem = findOfferDateError(before, after, now)
  // Programs without a user, such as the demo seed, may set past dates.
  if (problem && req.user) {
    const path = FIELD_BY_OFFER_DATE_ERROR[problem]
    const { label } = jobOffersText[path]
    const errors = [{ label, path, message: jobOffersText.errors[problem] }]
    throw new ValidationError({ collection: 'job-offers', errors }, req.t)
  }
  const life = lifeAfterChange(before, after, now)
  const comesOnline =
    isOfferOnlineOrScheduled(life) && !(before && isOfferOnlineOrScheduled(before))
  // Reopening an offer that was closed a moment ago is an undo, so that it needs no salary.
  const isSlip = before !== undefined && wasOfferJustClosed(before, now)
  const mustSay = comesOnline && !isSlip && (await readPayRequiredSetting(req))
  // This is set last, because each Payload call with this request replaces `req.context`.
  req.context.offersWithPayRequired ??= new Map()
  req.context.offersWithPayRequired.set(stored?.id, mustSay)
  return { ...data, ...life }
}

declare module 'payload' {
  export interface RequestContext {
    /** Whether each offer that this request changes needs a salary, by its id; `undefined` is the key of a new offer. */
    offersWithPayRequired?: Map<number | string | undefined, boolean>
  }
}

/**
 * Whether this request publishes the offer and so requires a salary; the salary fields validate it.
 */
export function isPayRequired(context: RequestContext, id: number | string | undefined): boolean {
  return context.offersWithPayRequired?.get(id) === true
}

const storedTimeSchema = z.string().nullable()
const LifeBeforePublicationSchema = z.object({
  at: z.string(),
  publishAt: storedTimeSchema,
  endsAt: storedTimeSchema,
  closedAs: z.enum(OFFER_ENDING_REASONS).nullable(),
  closedAt: storedTimeSchema,
  shownUntil: storedTimeSchema,
})

function offerLifeOf(offer: Partial<JobOffer>): OfferLife {
  return {
    isActive: offer.isActive === true,
    publishAt: offer.publishAt ?? null,
    endsAt: offer.endsAt ?? null,
    closedAs: offer.closedAs ?? null,
    closedAt: offer.closedAt ?? null,
    shownUntil: offer.shownUntil ?? null,
    lifeBefore: LifeBeforePublicationSchema.safeParse(offer.lifeBefore).data ?? null,
  }
}

async function readPayRequiredSetting(req: PayloadRequest): Promise<boolean> {
  const { payRequired } = await req.payload.findGlobal({
    slug: 'website-settings',
    overrideAccess: false,
    depth: 0,
    select: { payRequired: true },
    req,
  })
  return payRequired !== false
}
