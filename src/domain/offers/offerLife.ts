/** Why an offer is over: somebody has the job, its time has run out, or it was taken back. */
export const OFFER_ENDINGS = ['filled', 'expired', 'withdrawn'] as const
export type OfferEnding = (typeof OFFER_ENDINGS)[number]

export type OfferStage = 'planned' | 'open' | 'unpublished' | OfferEnding

/** For how long the page of an offer that is over says so, before its address is given up. */
export const SHOWN_AFTER_END_DAYS = 30

type Moment = string | null

/** What is kept of an offer's life. Moments are ISO instants. */
export type OfferLife = {
  isActive: boolean
  /** When it opens by itself; empty as soon as it has opened. */
  publishAt: Moment
  /** When it ends by itself. */
  endsAt: Moment
  closedAs: OfferEnding | null
  closedAt: Moment
  /** Until when its page says that it is over; empty when there is no such page (any more). */
  shownUntil: Moment
  /** What it was when somebody switched it on, for whoever thinks again. */
  lifeBefore: LifeBefore | null
}

type LifeBefore = { at: string } & Omit<OfferLife, 'isActive' | 'lifeBefore'>

type Named = Omit<OfferLife, 'lifeBefore'>
type Loose = { [Name in keyof Named]?: Named[Name] | null }

/** Where an offer stands. Every change is written down, so that no clock is asked. */
export function offerStage(life: Loose): OfferStage {
  if (life.isActive) return 'open'
  if (life.publishAt) return 'planned'
  return life.closedAs ?? 'unpublished'
}

/** Whether it is before visitors, or will be without anybody doing more. */
export function isPutOnline(life: Loose): boolean {
  return ['open', 'planned'].includes(offerStage(life))
}

const NOT_OVER = { closedAs: null, closedAt: null, shownUntil: null } as const

/**
 * What the changed life of an offer means for the rest of it: a moment planned anew waits for it, switching
 * on opens now, whatever was planned, switching off ends it.
 * @param before undefined for a new offer
 */
export function settledLife(before: OfferLife | undefined, after: OfferLife, now: Date): OfferLife {
  const wasOpen = before?.isActive === true
  const isPlanned = after.publishAt !== null && !isSameMoment(after.publishAt, before?.publishAt)
  if (!wasOpen && isPlanned) return { ...after, isActive: false }
  if (after.isActive) return wasOpen ? { ...after, ...NOT_OVER } : opened(before, after, now)
  return wasOpen ? (asBefore(after, now) ?? closed(after, now)) : after
}

// A time that has run out belongs to the life before. What its clock has opened was meant to be.
function opened(before: OfferLife | undefined, after: OfferLife, now: Date): OfferLife {
  const isOld = isSameMoment(after.endsAt, before?.endsAt) && isPast(after.endsAt, now)
  const isByHand = before !== undefined && !isPast(before.publishAt, now)
  return {
    ...after,
    ...NOT_OVER,
    publishAt: null,
    endsAt: isOld ? null : after.endsAt,
    lifeBefore: isByHand ? noted(before, now) : null,
  }
}

function noted({ isActive: _, lifeBefore: _earlier, ...life }: OfferLife, now: Date): LifeBefore {
  return { at: now.toISOString(), ...life }
}

/** Switched off a moment after it was switched on, without a word why, it is what it was. */
function asBefore(after: OfferLife, now: Date): OfferLife | null {
  if (!after.lifeBefore || after.closedAs || !isSlip(after.lifeBefore.at, now)) return null
  const { at: _, endsAt, publishAt, ...life } = after.lifeBefore
  return {
    ...after,
    ...life,
    endsAt: after.endsAt ?? endsAt,
    publishAt: isPast(publishAt, now) ? null : publishAt,
    lifeBefore: null,
  }
}

function closed(after: OfferLife, now: Date): OfferLife {
  const shownUntil = new Date(now.getTime() + SHOWN_AFTER_END_DAYS * 24 * 60 * 60 * 1000)
  return {
    ...after,
    lifeBefore: null,
    publishAt: null,
    closedAs: after.closedAs ?? 'withdrawn',
    closedAt: now.toISOString(),
    shownUntil: shownUntil.toISOString(),
  }
}

const SLIP_MS = 60_000

const isSlip = (at: string, now: Date) => now.getTime() - Date.parse(at) < SLIP_MS

/** Whether it was open a moment ago: who thinks again puts it back. */
export function wasJustClosed({ closedAt }: OfferLife, now: Date): boolean {
  return closedAt !== null && isSlip(closedAt, now)
}

/** What comes out of the trash after its moment waits for a person: its moment was another one's. */
export function outOfTrash<Life extends { publishAt?: Moment }>(life: Life, now: Date): Life {
  return isPast(life.publishAt, now) ? { ...life, publishAt: null } : life
}

export const LIFE_PROBLEMS = [
  'opensWhileOpen',
  'opensInThePast',
  'endsInThePast',
  'endsBefore',
] as const
export type LifeProblem = (typeof LIFE_PROBLEMS)[number]

/** What is wrong with the moments that somebody chose; those that stood there already are not judged. */
export function lifeProblem(
  before: OfferLife | undefined,
  after: OfferLife,
  now: Date,
): LifeProblem | null {
  const { publishAt, endsAt } = after
  const opensAnew = publishAt !== null && !isSameMoment(publishAt, before?.publishAt)
  const endsAnew = endsAt !== null && !isSameMoment(endsAt, before?.endsAt)
  if (opensAnew && before?.isActive) return 'opensWhileOpen'
  if (opensAnew && isPast(publishAt, now)) return 'opensInThePast'
  if (endsAnew && isPast(endsAt, now)) return 'endsInThePast'
  const isReversed = publishAt && endsAt && Date.parse(endsAt) <= Date.parse(publishAt)
  return (opensAnew || endsAnew) && isReversed ? 'endsBefore' : null
}

/** What becomes due by itself: to open, to end, to end before it ever opened, to give its address up. */
export const OFFER_MOVES = ['open', 'expire', 'lapse', 'hide'] as const
export type OfferMove = (typeof OFFER_MOVES)[number]

export function dueMove(life: Loose, now: Date): OfferMove | null {
  const isOver = isPast(life.endsAt, now)
  if (life.isActive) return isOver ? 'expire' : null
  if (isPast(life.publishAt, now)) return isOver ? 'lapse' : 'open'
  return isPast(life.shownUntil, now) ? 'hide' : null
}

/** What is written when it is due. */
export const MOVED = {
  open: { isActive: true },
  expire: { isActive: false, closedAs: 'expired' },
  lapse: { publishAt: null, closedAs: 'expired' },
  hide: { shownUntil: null },
} as const satisfies Record<OfferMove, Partial<OfferLife>>

function isPast(moment: Moment | undefined, now: Date) {
  return Boolean(moment) && Date.parse(moment ?? '') <= now.getTime()
}

function isSameMoment(one: Moment | undefined, other: Moment | undefined) {
  return (one ? Date.parse(one) : null) === (other ? Date.parse(other) : null)
}
