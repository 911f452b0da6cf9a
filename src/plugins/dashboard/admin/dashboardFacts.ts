import type { PayloadRequest } from 'payload'
import { cache } from 'react'
import { countDashboardFigures } from '@/src/plugins/dashboard/queries/countDashboardFigures'
import { findRecentActivity } from '@/src/plugins/dashboard/queries/findRecentActivity'
import { findWaitingRecords } from '@/src/plugins/dashboard/queries/findWaitingRecords'
import { trendPeriods } from '@/src/plugins/dashboard/rules/trend'
import { readSiteTimezone } from '@/src/queries/readSiteTimezone'

// Each of these queries runs once per request for all widgets. Each one checks the user itself,
// because Payload also renders a widget alone when it is added to the dashboard.

export const readDashboardFiguresOnce = cache(async ({ payload, user }: PayloadRequest) => {
  if (!user) return null
  const periods = trendPeriods(new Date(), await readSiteTimezone(payload))
  return countDashboardFigures(payload, { user, periods })
})

export const findWaitingRecordsOnce = cache(async ({ payload, user }: PayloadRequest) =>
  user ? findWaitingRecords(payload, user) : null,
)

export const findRecentActivityOnce = cache(async ({ payload, user }: PayloadRequest) =>
  user ? findRecentActivity(payload, user) : null,
)
