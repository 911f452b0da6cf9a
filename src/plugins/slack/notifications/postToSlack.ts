import { z } from 'zod'
import type { SlackChannelConfig } from '@/src/notifications/notificationOutlets'
import { RetryLaterError } from '@/src/notifications/retryLaterError'
import type { SlackMessage } from './buildSlackMessage'

const SLACK_TIMEOUT_MS = 10_000
const DEFAULT_RETRY_DELAY_SECONDS = 60

// Formatting, links and mentions are disabled, because the summary contains visitor input too.
const MARKUP_DISABLED_OPTIONS = {
  mrkdwn: false,
  parse: 'none',
  link_names: false,
  unfurl_links: false,
  unfurl_media: false,
} as const

const SlackResponseSchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), ts: z.string().min(1) }),
  z.object({ ok: z.literal(false), error: z.string() }),
])

/**
 * Posts with `chat.postMessage`.
 * @returns Slack's `ts`, which identifies the message in its channel.
 */
export async function postToSlack(
  slack: SlackChannelConfig,
  message: SlackMessage,
): Promise<string> {
  const response = await fetch(`${slack.apiUrl.replace(/\/+$/, '')}/chat.postMessage`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${slack.token}`,
      'content-type': 'application/json; charset=utf-8',
    },
    body: JSON.stringify({ channel: slack.channel, ...MARKUP_DISABLED_OPTIONS, ...message }),
    redirect: 'error',
    signal: AbortSignal.timeout(slack.timeoutMs ?? SLACK_TIMEOUT_MS),
  })
  if (response.status === 429)
    throw new RetryLaterError('Slack asked to wait', retryDelaySeconds(response))
  if (!response.ok) throw new Error(`Slack answered with status ${response.status}`)
  const answer = SlackResponseSchema.parse(await response.json())
  if (!answer.ok) throw new Error(`Slack refused the message: ${answer.error}`)
  return answer.ts
}

function retryDelaySeconds(response: Response): number {
  const seconds = Number.parseInt(response.headers.get('retry-after') ?? '', 10)
  return Number.isNaN(seconds) ? DEFAULT_RETRY_DELAY_SECONDS : seconds
}
