import type { Payload, TaskConfig } from 'payload'
import { createNotificationContext } from '@/src/jobs/createNotificationContext'
import { LONG_OUTAGE_RETRIES } from '@/src/jobs/retries'
import type { NotificationContext } from '@/src/notifications/notificationContext'
import type { NotificationOutlets } from '@/src/notifications/notificationOutlets'
import { createAlertToken } from '@/src/plugins/job-alerts/commands/alertToken'
import {
  recordAlertCheck,
  recordOffersBeforeMailing,
} from '@/src/plugins/job-alerts/commands/recordAlertMail'
import { mailAlertLink, mailAlertOffers } from '@/src/plugins/job-alerts/notifications/mailAlert'
import {
  type Alert,
  findAlertById,
  findUnmailedOfferIds,
} from '@/src/plugins/job-alerts/queries/findAlert'
import {
  ALERT_MAIL_KINDS,
  type AlertMailKind,
  searchOfAlert,
} from '@/src/plugins/job-alerts/rules/jobAlert'
import { findOfferCriteria } from '@/src/queries/findOfferCriteria'
import { searchActiveOffers } from '@/src/queries/searchActiveOffers'

type MailJobAlertTask = TaskConfig<{
  input: { alertId: number; kind: AlertMailKind }
  output: object
}>

/** Sends a mail of a job alert. An alert that was stopped meanwhile sends nothing. */
export const mailJobAlertTask = (outlets: NotificationOutlets): MailJobAlertTask => ({
  slug: 'mailJobAlert',
  inputSchema: [
    { name: 'alertId', type: 'number', required: true },
    { name: 'kind', type: 'select', options: [...ALERT_MAIL_KINDS], required: true },
  ],
  retries: LONG_OUTAGE_RETRIES,
  concurrency: ({ input }) => `mailJobAlert ${input.alertId}`,
  handler: async ({ input: { alertId, kind }, req: { payload } }) => {
    const alert = await findAlertById(payload, alertId)
    if (alert)
      await sendMailByKind[kind](payload, alert, await createNotificationContext(payload, outlets))
    return { output: {} }
  },
})

type SendAlertMail = (payload: Payload, alert: Alert, context: NotificationContext) => Promise<void>

const sendMailByKind: Record<AlertMailKind, SendAlertMail> = {
  confirmation: async (payload, alert, context) => {
    if (context.settings.isOn) await sendLinkMail('confirmation', { payload, alert, context })
  },
  renewal: async (payload, alert, context) => {
    // The end is checked again, because the subscriber may have renewed the alert meanwhile.
    if (alert.endsSoon && context.settings.isOn) {
      await sendLinkMail('renewal', { payload, alert, context })
    }
  },
  offers: async (payload, alert, context) => {
    if (!alert.mayMail) return
    const fresh = context.settings.isOn ? await findUnmailedOfferIds(payload, alert.id) : []
    const search = searchOfAlert(alert)
    const { offers } = await searchActiveOffers(payload, search, fresh.length, fresh)
    if (offers.length === 0) return recordAlertCheck(payload, alert.id, context.now)
    await mailAlertOffers(
      { ...(await readAlertMailContent(payload, alert)), offers },
      context,
      () =>
        recordOffersBeforeMailing(payload, {
          id: alert.id,
          offers: offers.map(({ id }) => id),
          now: context.now,
        }),
    )
  },
}

type AlertAndContext = { payload: Payload; alert: Alert; context: NotificationContext }

async function sendLinkMail(
  kind: 'confirmation' | 'renewal',
  { payload, alert, context }: AlertAndContext,
) {
  await mailAlertLink(kind, await readAlertMailContent(payload, alert), context)
}

async function readAlertMailContent(payload: Payload, alert: Alert) {
  const { linkKey, language } = alert
  return {
    alert,
    search: searchOfAlert(alert),
    criteria: await findOfferCriteria(payload, language),
    tokens: {
      confirm: createAlertToken({ linkKey, purpose: 'confirm' }, payload.secret),
      stop: createAlertToken({ linkKey, purpose: 'stop' }, payload.secret),
    },
  }
}
