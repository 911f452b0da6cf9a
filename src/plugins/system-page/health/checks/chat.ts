import { z } from 'zod'
import type { HealthCheckVerdict } from '@/src/domain/health/healthChecks'
import type { DatabaseHealthCheck } from '@/src/health/checkContext'
import {
  createNotificationOutlets,
  type SlackChannelConfig,
} from '@/src/notifications/notificationOutlets'
import { failureReason } from '@/src/plugins/system-page/health/failureReason'
import { findDeliveryChannelStates } from '@/src/plugins/system-page/queries/internal/findDeliveryChannelStates'
import { healthCheckWords } from '@/src/plugins/system-page/words/admin/healthChecks'

const TIMEOUT_MS = 4_000

const { chat: words } = healthCheckWords

/** Tests the Slack token with `auth.test`, which posts nothing. */
export const checkSlack: DatabaseHealthCheck = async (payload, { env, now }) => {
  const { slack } = createNotificationOutlets(env)
  if (!slack) return { state: 'unknown', says: words.notSet, remedy: null }
  const refusal = await testSlackToken(slack)
  if (refusal) return refusal
  const { chat } = await findDeliveryChannelStates(payload)
  const ago = chat.sentAt && (now.getTime() - chat.sentAt.getTime()) / 1000
  const says = words.fine + words.lastSent(ago)
  if (chat.failing === 0) return { state: 'good', says, remedy: null }
  return { state: 'warning', says: says + words.failing(chat.failing), remedy: words.failingRemedy }
}

const SlackTestResponseSchema = z.object({ ok: z.boolean(), error: z.string().optional() })

async function testSlackToken({
  apiUrl,
  token,
}: SlackChannelConfig): Promise<HealthCheckVerdict | null> {
  try {
    const response = await fetch(`${apiUrl.replace(/\/+$/, '')}/auth.test`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
    const { ok, error = '?' } = SlackTestResponseSchema.parse(await response.json())
    return ok ? null : { state: 'bad', says: words.refused(error), remedy: words.refusedRemedy }
  } catch (err) {
    const says = words.unreachable(failureReason(err))
    return { state: 'bad', says, remedy: words.unreachableRemedy }
  }
}
