import type { PayloadRequest, WidgetServerProps } from 'payload'
import { Suspense } from 'react'
import { DEFAULT_VISIT_RANGE_DAYS } from '@/src/domain/visits/visitStats'
import { visitNotices } from '@/src/plugins/visitNotices'
import { readSiteTimezone } from '@/src/queries/readSiteTimezone'
import { readVisitReport } from '@/src/queries/readVisitReport'
import { VisitsPanel } from './VisitsPanel'
import { VisitsPlaceholder } from './VisitsPlaceholder'

/** Start page widget with the visit statistics. Suspense lets the rest of the page render before its figures. */
export function VisitsWidget({ req }: WidgetServerProps) {
  if (!req.user) return null
  return (
    <Suspense fallback={<VisitsPlaceholder />}>
      <LoadedVisitsPanel req={req} />
    </Suspense>
  )
}

async function LoadedVisitsPanel({ req }: { req: PayloadRequest }) {
  const notices = visitNotices.map(({ name, Notice }) => <Notice key={name} req={req} />)
  return <VisitsPanel initial={await readInitialVisitReport(req)} notice={notices} />
}

async function readInitialVisitReport({ payload, user }: PayloadRequest) {
  if (!user) return null
  try {
    const timezone = await readSiteTimezone(payload)
    const now = new Date()
    return await readVisitReport(payload, { user, range: DEFAULT_VISIT_RANGE_DAYS, now, timezone })
  } catch (err) {
    payload.logger.error({ err, msg: 'The visit statistics could not be read' })
    return null
  }
}
