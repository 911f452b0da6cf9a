import { Link } from '@payloadcms/ui'
import type { WidgetServerProps } from 'payload'
import { dashboardText } from '@/src/content/admin/dashboard'
import { LONG_SILENCE_DAYS, LONG_WAIT_DAYS } from '@/src/domain/admin/dashboard'
import { SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import { waitingLinks } from '@/src/plugins/waitingLinks'
import { findCriteria } from '@/src/queries/findCriteria'
import { readTimezone } from '@/src/queries/readTimezone'
import {
  documentAddress,
  figureAddresses,
  newOfferAddress,
  unansweredAddress,
  waitingApplicationAddress,
} from './addresses'
import { readWaitingRecords } from './dashboardFacts'
import { Panel } from './Panel'
import { WaitingColumn } from './WaitingColumn'
import styles from './WaitingWidget.module.css'

const text = dashboardText.waiting

/** Applications, messages and offers that need attention, the longest waiting first. */
export async function WaitingWidget({ req }: WidgetServerProps) {
  const waiting = await readWaitingRecords(req)
  if (!waiting) return null
  const clock = { now: new Date(), timezone: await readTimezone(req.payload) }
  const { location: places } = await findCriteria(req.payload, SOURCE_LANGUAGE)
  const offers = waiting.offers.entries.map((entry) => ({
    ...entry,
    detail: places.find(({ code }) => code === entry.detail)?.label ?? entry.detail,
  }))
  return (
    <Panel
      actions={waitingLinks.map(({ Link: PluginLink, name }) => (
        <PluginLink key={name} req={req} />
      ))}
      title={text.title}
    >
      <div className={styles.columns}>
        <WaitingColumn
          {...text.applications}
          {...clock}
          allHref={figureAddresses.pendingApplications}
          addressOf={waitingApplicationAddress}
          list={waiting.applications}
          longAfter={LONG_WAIT_DAYS}
        />
        <WaitingColumn
          {...text.messages}
          {...clock}
          allHref={unansweredAddress}
          addressOf={(id) => documentAddress('contact-messages', id)}
          list={waiting.messages}
          longAfter={LONG_WAIT_DAYS}
        />
        <WaitingColumn
          {...text.offers}
          {...clock}
          allHref={figureAddresses.activeJobs}
          addressOf={(id) => documentAddress('job-offers', id)}
          list={{ ...waiting.offers, entries: offers }}
          longAfter={LONG_SILENCE_DAYS}
          none={
            waiting.activeOffers > 0 ? (
              text.offers.none
            ) : (
              <Link href={newOfferAddress}>{text.offers.noActiveOffer}</Link>
            )
          }
        />
      </div>
    </Panel>
  )
}
