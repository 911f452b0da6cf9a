import { simplePageResponse } from '@/src/app/api/simplePageResponse'
import { html } from '@/src/content/htmlMarkup'
import { getPayloadInstance } from '@/src/payload'
import { accountOfStatisticsUnsubscribeToken } from '@/src/plugins/statistics/commands/createStatisticsUnsubscribeToken'
import { unsubscribeFromStatisticsMail } from '@/src/plugins/statistics/commands/unsubscribeFromStatisticsMail'
import { statisticsUnsubscribeWords as words } from '@/src/plugins/statistics/words/statisticsUnsubscribeWords'

/**
 * Responds with the confirmation page of the unsubscribe link in statistics e-mails. GET changes
 * nothing, because mail programs open links automatically.
 */
export async function GET(request: Request): Promise<Response> {
  if ((await accountIdFromToken(request)) === null) return unsubscribePageResponse(404, words.wrong)
  return unsubscribePageResponse(
    200,
    words.ask,
    html`<form method="post"><button>${words.ask.button}</button></form>`,
  )
}

/** Stops the statistics e-mails: from that page, or by one-click unsubscribe (RFC 8058). The body is ignored. */
export async function POST(request: Request): Promise<Response> {
  const payload = await getPayloadInstance()
  try {
    const account = await accountIdFromToken(request)
    if (account === null) return unsubscribePageResponse(404, words.wrong)
    await unsubscribeFromStatisticsMail(payload, account)
    return unsubscribePageResponse(200, words.done)
  } catch (err) {
    payload.logger.error({ err, msg: 'The statistics by mail could not be stopped' })
    return unsubscribePageResponse(500, words.failed)
  }
}

async function accountIdFromToken(request: Request): Promise<number | null> {
  const { secret } = await getPayloadInstance()
  return accountOfStatisticsUnsubscribeToken(
    new URL(request.url).searchParams.get('jeton') ?? '',
    secret,
  )
}

type UnsubscribePageWords = { title: string; sentence: string }

const unsubscribePageResponse = (
  status: number,
  { title, sentence }: UnsubscribePageWords,
  form?: ReturnType<typeof html>,
) =>
  simplePageResponse(
    { status, title, sentences: [sentence], form },
    { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' },
  )
