import path from 'node:path'
import {
  deliveryErrorSourceLabels,
  deliveryFailureSentences,
} from '@/src/content/admin/deliveryFailures'
import { parseFailures } from '@/src/domain/mails/deliveryFailures'
import type { MailServer } from '@/src/domain/mails/mailSettings'
import type { Env } from '@/src/env'
import type { DatabaseHealthCheck } from '@/src/health/checkContext'
import { createSmtpTransport } from '@/src/notifications/createSmtpTransport'
import { createNotificationOutlets } from '@/src/notifications/notificationOutlets'
import { failureReason } from '@/src/plugins/system-page/health/failureReason'
import { findDeliveryChannelStates } from '@/src/plugins/system-page/queries/internal/findDeliveryChannelStates'
import { healthCheckWords } from '@/src/plugins/system-page/words/admin/healthChecks'
import { readMailSettings } from '@/src/queries/internal/readMailSettings'
import { listMailFiles } from '@/src/queries/retention/listMailFiles'

const TIMEOUT_MS = 4_000

const { mail: words } = healthCheckWords

/** Connects and signs in to the mail server without sending a mail. */
export const checkMailServer: DatabaseHealthCheck = async (payload, { env, now }) => {
  const [{ server }, { mail }] = await Promise.all([
    readMailSettings(payload),
    findDeliveryChannelStates(payload),
  ])
  const name = mailServerName(server, env)
  if (name === null) {
    const storedMails = await listMailFiles(path.join(env.DATA_DIR, 'mails'))
    return { state: 'unknown', says: words.notSet(storedMails.length), remedy: words.notSetRemedy }
  }
  try {
    await testMailServer(server, env)
  } catch (err) {
    return {
      state: 'bad',
      says: words.refused(name, explainMailError(failureReason(err))),
      remedy: words.refusedRemedy,
    }
  }
  const ago = mail.sentAt && (now.getTime() - mail.sentAt.getTime()) / 1000
  const says = words.fine(name) + words.lastSent(ago)
  if (mail.failing === 0) return { state: 'good', says, remedy: null }
  return { state: 'warning', says: says + words.failing(mail.failing), remedy: words.failingRemedy }
}

function explainMailError(reason: string) {
  const [failure] = parseFailures(reason)
  if (!failure) return reason
  const { heard, kind } = failure
  return (
    deliveryFailureSentences[kind] +
    (heard ? ` ${deliveryErrorSourceLabels[heard.from]} ${heard.words}` : '')
  )
}

const mailServerName = (server: MailServer | null, { SMTP_URL }: Env) =>
  server?.host ?? (SMTP_URL ? new URL(SMTP_URL).host : null)

async function testMailServer(server: MailServer | null, env: Env) {
  const transport = await createSmtpTransport(server, {
    ...createNotificationOutlets(env).mail,
    timeoutMs: TIMEOUT_MS,
  })
  try {
    await transport?.verify()
  } finally {
    transport?.close()
  }
}
