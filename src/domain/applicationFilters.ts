import { APPLICATION_STATUSES, type ApplicationStatus } from './applicationStatus'

/** What a recruiter narrows the list of applications by. Days are calendar days, both included. */
export type ApplicationFilters = {
  status: ApplicationStatus | null
  /** The id of an offer; `none` stands for applications that belong to no offer. */
  offer: number | 'none' | null
  from: string | null
  until: string | null
}

export const NO_FILTERS: ApplicationFilters = { status: null, offer: null, from: null, until: null }

type Condition = { [field: string]: { [operator: string]: unknown } }

/**
 * What the list is asked for in the address. Payload's own builder of filters reads it as well, and
 * stays folded, which it does not when it finds its own form.
 */
export type ListWhere = { and?: Condition[] }

/** Where a day begins and ends, as instants. */
export type DayBounds = { startOf: (day: string) => string; endOf: (day: string) => string }

/** A year is typed digit by digit: the years 2, 20 and 202 are on the way to 2026. */
export const isPlausibleDay = (day: string) => day >= '1900-01-01'

/** Whether nothing can lie between the two days, in whichever order they were chosen. */
export function isReversed({ from, until }: Pick<ApplicationFilters, 'from' | 'until'>): boolean {
  return from !== null && until !== null && from > until
}

/** The part of the list's address that leads to the applications for one offer. */
export function applicationsOfOffer(offer: number | string): string {
  const condition = encodeURIComponent('where[and][0][jobOffer][equals]')
  return `${condition}=${encodeURIComponent(offer)}`
}

/** The filters as conditions, followed by those that were set in another way. */
export function whereOf(
  filters: ApplicationFilters,
  others: readonly Condition[],
  { startOf, endOf }: DayBounds,
): ListWhere {
  const { status, offer, from, until } = filters
  const conditions: Condition[] = []
  if (status) conditions.push({ status: { equals: status } })
  if (offer === 'none') conditions.push({ jobOffer: { exists: false } })
  else if (offer) conditions.push({ jobOffer: { equals: offer } })
  if (from) conditions.push({ createdAt: { greater_than_equal: startOf(from) } })
  if (until) conditions.push({ createdAt: { less_than_equal: endOf(until) } })
  const and = [...conditions, ...others]
  return and.length > 0 ? { and } : {}
}

export type ReadFilters = {
  filters: ApplicationFilters
  /** Conditions that the bar does not know: they stay in force. */
  others: Condition[]
  /** False when the conditions are alternatives, which the bar cannot add to. */
  isReadable: boolean
}

/** Reads the filters back from what the list was asked for, however it was written. */
export function readFilters(where: unknown, dayOf: (instant: string) => string): ReadFilters {
  if (hasAlternatives(where)) return { filters: NO_FILTERS, others: [], isReadable: false }
  const filters = { ...NO_FILTERS }
  const others = conditionsOf(where).filter((condition) => !readInto(filters, condition, dayOf))
  return { filters, others, isReadable: true }
}

function hasAlternatives(where: unknown): boolean {
  return partsOf(where).some(
    ([key, value]) =>
      isGroup(key) &&
      (groupOf(value).some(hasAlternatives) || (key === 'or' && groupOf(value).length > 1)),
  )
}

function conditionsOf(where: unknown): Condition[] {
  return partsOf(where).flatMap(([key, value]) =>
    isGroup(key)
      ? groupOf(value).flatMap(conditionsOf)
      : partsOf(value).map(([operator, wanted]) => ({ [key]: { [operator]: wanted } })),
  )
}

const isGroup = (key: string) => key === 'or' || key === 'and'

const partsOf = (value: unknown) => (isRecord(value) ? Object.entries(value) : [])

// An address writes a list as an object with numbers for names, too.
const groupOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : Object.values(isRecord(value) ? value : {})

/** Whether the condition is one of the bar's, which it then sets. The first of a kind counts. */
function readInto(
  filters: ApplicationFilters,
  condition: Condition,
  dayOf: (instant: string) => string,
): boolean {
  const { status, jobOffer, createdAt } = condition
  const known = APPLICATION_STATUSES.find((value) => value === status?.equals)
  const offer = jobOffer && (isFalse(jobOffer.exists) ? 'none' : wholeNumber(jobOffer.equals))
  const from = createdAt && instantText(createdAt.greater_than_equal)
  const until = createdAt && instantText(createdAt.less_than_equal)
  if (known && !filters.status) filters.status = known
  else if (offer && !filters.offer) filters.offer = offer
  else if (from && !filters.from) filters.from = dayOf(from)
  else if (until && !filters.until) filters.until = dayOf(until)
  else return false
  return true
}

const isFalse = (value: unknown) => value === false || value === 'false'

function wholeNumber(value: unknown): number | null {
  return /^\d{1,9}$/.test(String(value)) ? Number(value) : null
}

function instantText(value: unknown): string | null {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
