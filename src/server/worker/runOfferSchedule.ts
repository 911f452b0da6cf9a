import { setTimeout as sleep } from 'node:timers/promises'
import { logError } from '@/src/log/log'

const OFFER_CHECK_INTERVAL_MS = 1_000
const OFFER_RETRY_DELAY_MS = 5_000
const OFFER_REQUEST_TIMEOUT_MS = 30_000

type OfferScheduleOptions = {
  siteUrl: string
  secret: string
  /** Whether an offer is due to open or to end. */
  isDue: () => Promise<boolean>
}

/**
 * Makes the site open and end its offers within a second of the planned time. This runs beside the
 * queue, which a slow mail server may delay.
 */
export async function runOfferSchedule(site: OfferScheduleOptions, signal: AbortSignal) {
  const isDue = logFirstQueryFailure(site.isDue)
  while (!signal.aborted) {
    const isDone = !(await isDue(signal)) || (await requestDueOfferChanges(site, signal))
    await sleep(isDone ? OFFER_CHECK_INTERVAL_MS : OFFER_RETRY_DELAY_MS, undefined, {
      signal,
    }).catch(() => undefined)
  }
}

/** Logs only the first failure after a success: the loop queries every second during an outage. */
function logFirstQueryFailure(ask: () => Promise<boolean>) {
  let hasFailed = false
  return async (signal: AbortSignal) => {
    try {
      const answer = await ask()
      hasFailed = false
      return answer
    } catch (err) {
      if (!hasFailed && !signal.aborted) logError({ err, msg: 'The due offers could not be read' })
      hasFailed = true
      return false
    }
  }
}

async function requestDueOfferChanges(
  { siteUrl, secret }: Omit<OfferScheduleOptions, 'isDue'>,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    const response = await fetch(`${siteUrl}/api/offres/etapes`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}` },
      signal: AbortSignal.any([signal, AbortSignal.timeout(OFFER_REQUEST_TIMEOUT_MS)]),
    })
    if (!response.ok)
      logError({ msg: `The request to update due offers returned status ${response.status}` })
    return response.ok
  } catch (err) {
    if (!signal.aborted) logError({ err, msg: 'The request to update due offers failed' })
    return false
  }
}
