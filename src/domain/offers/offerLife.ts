/** Why an offer ended: the job is filled, the end date has passed, or staff withdrew it. */
export const OFFER_ENDING_REASONS = ['filled', 'expired', 'withdrawn'] as const
export type OfferEndingReason = (typeof OFFER_ENDING_REASONS)[number]

export type OfferStage = 'planned' | 'open' | 'unpublished' | OfferEndingReason

/** How many days the page of an ended offer stays online with a notice, before it returns 410. */
export const ENDED_OFFER_SHOWN_DAYS = 30

type NullableInstant = string | null

/** The stored life cycle of an offer. Moments are ISO instants. */
export type OfferLife = {
  isActive: boolean
  /** The time of the planned publication; empty once published. */
  publishAt: NullableInstant
  /** Planned end: the last millisecond of a day when no time was given. */
  endsAt: NullableInstant
  closedAs: OfferEndingReason | null
  closedAt: NullableInstant
  /**
   * The time until which the page shows the notice that the offer has ended; empty without such a
   * page.
   */
  shownUntil: NullableInstant
  /** The state before the last publication, so that staff can undo it. */
  lifeBefore: OfferLifeBeforePublication | null
}

type OfferLifeBeforePublication = { at: string } & Omit<OfferLife, 'isActive' | 'lifeBefore'>

type OfferLifeFields = Omit<OfferLife, 'lifeBefore'>
type OptionalOfferLifeFields = { [Name in keyof OfferLifeFields]?: OfferLifeFields[Name] | null }

/** Returns the stage of an offer; every change is stored, so no current time is needed. */
export function offerStage(life: OptionalOfferLifeFields): OfferStage {
  if (life.isActive) return 'open'
  if (life.publishAt) return 'planned'
  return life.closedAs ?? 'unpublished'
}

/** Whether the offer is online, or will be without further action. */
export function isOfferOnlineOrScheduled(life: OptionalOfferLifeFields): boolean {
  return ['open', 'planned'].includes(offerStage(life))
}

const CLEARED_ENDING = { closedAs: null, closedAt: null, shownUntil: null } as const

/**
 * Computes the life cycle after a change of some of its fields: a new planned date makes the offer
 * wait, publishing opens it now whatever was planned, unpublishing ends it. @param before undefined
 * for a new offer
 */
export function lifeAfterChange(
  before: OfferLife | undefined,
  after: OfferLife,
  now: Date,
): OfferLife {
  const wasOpen = before?.isActive === true
  const isPlanned = after.publishAt !== null && !isSameMoment(after.publishAt, before?.publishAt)
  if (!wasOpen && isPlanned) return { ...after, isActive: false }
  if (after.isActive)
    return wasOpen ? { ...after, ...CLEARED_ENDING } : lifeAfterOpening(before, after, now)
  return wasOpen ? (undoRecentPublication(after, now) ?? lifeAfterClosing(after, now)) : after
}

// Clears an end date in the past, which belongs to the previous publication; it stays after a
// planned publication.
function lifeAfterOpening(before: OfferLife | undefined, after: OfferLife, now: Date): OfferLife {
  const isOld = isSameMoment(after.endsAt, before?.endsAt) && isPast(after.endsAt, now)
  const isByHand = before !== undefined && !isPast(before.publishAt, now)
  return {
    ...after,
    ...CLEARED_ENDING,
    publishAt: null,
    endsAt: isOld ? null : after.endsAt,
    lifeBefore: isByHand ? buildLifeBeforePublication(before, now) : null,
  }
}

function buildLifeBeforePublication(
  { isActive: _, lifeBefore: _earlier, ...life }: OfferLife,
  now: Date,
): OfferLifeBeforePublication {
  return { at: now.toISOString(), ...life }
}

/**
 * Restores the previous state of an offer that is unpublished moments after its publication,
 * without a reason.
 */
function undoRecentPublication(after: OfferLife, now: Date): OfferLife | null {
  if (!after.lifeBefore || after.closedAs || !isWithinUndoPeriod(after.lifeBefore.at, now))
    return null
  const { at: _, endsAt, publishAt, ...life } = after.lifeBefore
  return {
    ...after,
    ...life,
    endsAt: after.endsAt ?? endsAt,
    publishAt: isPast(publishAt, now) ? null : publishAt,
    lifeBefore: null,
  }
}

function lifeAfterClosing(after: OfferLife, now: Date): OfferLife {
  const shownUntil = new Date(now.getTime() + ENDED_OFFER_SHOWN_DAYS * 24 * 60 * 60 * 1000)
  return {
    ...after,
    lifeBefore: null,
    publishAt: null,
    closedAs: after.closedAs ?? 'withdrawn',
    closedAt: now.toISOString(),
    shownUntil: shownUntil.toISOString(),
  }
}

const UNDO_PERIOD_MS = 60_000

const isWithinUndoPeriod = (at: string, now: Date) =>
  now.getTime() - Date.parse(at) < UNDO_PERIOD_MS

/** Whether the offer was closed moments ago: reopening it then is an undo. */
export function wasOfferJustClosed({ closedAt }: OfferLife, now: Date): boolean {
  return closedAt !== null && isWithinUndoPeriod(closedAt, now)
}

/**
 * Makes an offer that is restored from the trash after its planned date wait for staff, because the
 * date has passed.
 */
export function lifeAfterTrashRestore<Life extends { publishAt?: NullableInstant }>(
  life: Life,
  now: Date,
): Life {
  return isPast(life.publishAt, now) ? { ...life, publishAt: null } : life
}

export const OFFER_DATE_ERRORS = [
  'opensWhileOpen',
  'opensInThePast',
  'endsInThePast',
  'endsBefore',
] as const
export type OfferDateError = (typeof OFFER_DATE_ERRORS)[number]

/** The error in the dates that the user changed; unchanged dates are not checked. */
export function findOfferDateError(
  before: OfferLife | undefined,
  after: OfferLife,
  now: Date,
): OfferDateError | null {
  const { publishAt, endsAt } = after
  const opensAnew = publishAt !== null && !isSameMoment(publishAt, before?.publishAt)
  const endsAnew = endsAt !== null && !isSameMoment(endsAt, before?.endsAt)
  if (opensAnew && before?.isActive) return 'opensWhileOpen'
  if (opensAnew && isPast(publishAt, now)) return 'opensInThePast'
  if (endsAnew && isPast(endsAt, now)) return 'endsInThePast'
  const isReversed = publishAt && endsAt && Date.parse(endsAt) <= Date.parse(publishAt)
  return (opensAnew || endsAnew) && isReversed ? 'endsBefore' : null
}

/** The automatic transitions: publish, end, end before publication, remove the page. */
export const OFFER_TRANSITIONS = ['open', 'expire', 'lapse', 'hide'] as const
export type OfferTransition = (typeof OFFER_TRANSITIONS)[number]

export function findDueTransition(
  life: OptionalOfferLifeFields,
  now: Date,
): OfferTransition | null {
  const isOver = isPast(life.endsAt, now)
  if (life.isActive) return isOver ? 'expire' : null
  if (isPast(life.publishAt, now)) return isOver ? 'lapse' : 'open'
  return isPast(life.shownUntil, now) ? 'hide' : null
}

/** The fields that a transition writes. */
export const TRANSITION_CHANGES = {
  open: { isActive: true },
  expire: { isActive: false, closedAs: 'expired' },
  lapse: { publishAt: null, closedAs: 'expired' },
  hide: { shownUntil: null },
} as const satisfies Record<OfferTransition, Partial<OfferLife>>

function isPast(moment: NullableInstant | undefined, now: Date) {
  return Boolean(moment) && Date.parse(moment ?? '') <= now.getTime()
}

function isSameMoment(one: NullableInstant | undefined, other: NullableInstant | undefined) {
  return (one ? Date.parse(one) : null) === (other ? Date.parse(other) : null)
}
