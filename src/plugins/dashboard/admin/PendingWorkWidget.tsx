import { Link } from '@payloadcms/ui'
import type { WidgetServerProps } from 'payload'
import { DashboardPanel } from '@/components/admin/dashboard/DashboardPanel'
import { SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import {
  LONG_WAIT_DAYS,
  LONG_WITHOUT_APPLICATION_DAYS,
} from '@/src/plugins/dashboard/rules/dashboard'
import { dashboardText } from '@/src/plugins/dashboard/words/admin'
import { pendingWorkLinks } from '@/src/plugins/pendingWorkLinks'
import { findOfferCriteria } from '@/src/queries/findOfferCriteria'
import { readSiteTimezone } from '@/src/queries/readSiteTimezone'
import { findWaitingRecordsOnce } from './dashboardFacts'
import {
  adminDocumentPath,
  listUrlByFigure,
  newOfferUrl,
  pendingApplicationUrl,
  unansweredMessagesUrl,
} from './dashboardUrls'
import { PendingWorkColumn } from './PendingWorkColumn'
import styles from './PendingWorkWidget.module.css'

const pendingWorkText = dashboardText.waiting

/** Dashboard widget: the records that need attention, the longest waiting first. */
export async function PendingWorkWidget({ req }: WidgetServerProps) {
  const waiting = await findWaitingRecordsOnce(req)
  if (!waiting) return null
  const clock = { now: new Date(), timezone: await readSiteTimezone(req.payload) }
  const { location: places } = await findOfferCriteria(req.payload, SOURCE_LANGUAGE)
  const offers = waiting.offers.entries.map((entry) => ({
    ...entry,
    detail: places.find(({ code }) => code === entry.detail)?.label ?? entry.detail,
  }))
  return (
    <DashboardPanel
      actions={pendingWorkLinks.map(({ Link: PluginLink, name }) => (
        <PluginLink key={name} req={req} />
      ))}
      title={pendingWorkText.title}
    >
      <div className={styles.columns}>
        <PendingWorkColumn
          {...pendingWorkText.applications}
          {...clock}
          allHref={listUrlByFigure.pendingApplications}
          addressOf={pendingApplicationUrl}
          list={waiting.applications}
          longAfter={LONG_WAIT_DAYS}
        />
        <PendingWorkColumn
          {...pendingWorkText.messages}
          {...clock}
          allHref={unansweredMessagesUrl}
          addressOf={(id) => adminDocumentPath('contact-messages', id)}
          list={waiting.messages}
          longAfter={LONG_WAIT_DAYS}
        />
        <PendingWorkColumn
          {...pendingWorkText.offers}
          {...clock}
          allHref={listUrlByFigure.activeJobs}
          addressOf={(id) => adminDocumentPath('job-offers', id)}
          list={{ ...waiting.offers, entries: offers }}
          longAfter={LONG_WITHOUT_APPLICATION_DAYS}
          none={
            waiting.activeOffers > 0 ? (
              pendingWorkText.offers.none
            ) : (
              <Link href={newOfferUrl}>{pendingWorkText.offers.noActiveOffer}</Link>
            )
          }
        />
      </div>
    </DashboardPanel>
  )
}
