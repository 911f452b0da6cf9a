import type { Day } from './frenchDate'

/** Days of the trail, both included; null where it is open. */
export type AuditPeriod = { from: Day | null; until: Day | null }

export const WHOLE_TRAIL: AuditPeriod = { from: null, until: null }

/** The periods that are a press away. */
export const AUDIT_PERIODS = ['today', 'yesterday', 'week', 'month'] as const
export type NamedPeriod = (typeof AUDIT_PERIODS)[number]

const BACK = {
  today: { first: 0, last: 0 },
  yesterday: { first: 1, last: 1 },
  week: { first: 6, last: 0 },
  month: { first: 29, last: 0 },
} as const satisfies Record<NamedPeriod, { first: number; last: number }>

/** The days that a name means today. */
export function daysOf(period: NamedPeriod, today: Day): AuditPeriod {
  const { first, last } = BACK[period]
  return { from: daysBefore(today, first), until: daysBefore(today, last) }
}

/** The name of these days as seen today, or null where they have none. */
export function periodName({ from, until }: AuditPeriod, today: Day): NamedPeriod | null {
  const named = AUDIT_PERIODS.find((period) => {
    const days = daysOf(period, today)
    return days.from === from && days.until === until
  })
  return named ?? null
}

function daysBefore(day: Day, days: number): Day {
  const noon = new Date(`${day}T12:00:00Z`)
  noon.setUTCDate(noon.getUTCDate() - days)
  return noon.toISOString().slice(0, 10)
}

type Condition = { [field: string]: { [operator: string]: unknown } }
export type TrailWhere = { and?: Condition[] }

/** Where a day begins and ends, as instants. */
type Bounds = { startOf: (day: Day) => string; endOf: (day: Day) => string }

/** What the list is asked for these days; other conditions stay as they are. */
export function withPeriod(
  where: unknown,
  { from, until }: AuditPeriod,
  bounds: Bounds,
): TrailWhere {
  const and = partsOf(where).filter((part) => !boundOf(part))
  if (from) and.push({ createdAt: { greater_than_equal: bounds.startOf(from) } })
  if (until) and.push({ createdAt: { less_than_equal: bounds.endOf(until) } })
  return and.length > 0 ? { and } : {}
}

/** Reads the days back from what the list was asked for. */
export function readPeriod(where: unknown, dayOf: (instant: string) => Day): AuditPeriod {
  const period = { ...WHOLE_TRAIL }
  for (const part of partsOf(where)) {
    const bound = boundOf(part)
    if (bound) period[bound.end] = dayOf(bound.instant)
  }
  return period
}

// Payload's own builder of filters writes its conditions into the one member of an `or`.
function partsOf(where: unknown): Condition[] {
  if (!isRecord(where)) return []
  return Object.entries(where).flatMap(([key, value]) => {
    const members = (isRecord(value) ? Object.values(value) : []).filter(isRecord)
    if (key === 'and') return members.flatMap((member) => partsOf(member))
    if (key === 'or' && members.length === 1) return partsOf(members[0])
    return isRecord(value) ? [{ [key]: value }] : []
  })
}

function boundOf({ createdAt }: Condition) {
  if (!createdAt || Object.keys(createdAt).length !== 1) return null
  const { greater_than_equal: first, less_than_equal: last } = createdAt
  if (isInstant(first)) return { end: 'from', instant: first } as const
  if (isInstant(last)) return { end: 'until', instant: last } as const
  return null
}

const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value))

const isRecord = (value: unknown): value is { [key: string]: unknown } =>
  typeof value === 'object' && value !== null
