import { sentencePage } from '@/src/app/api/sentencePage'
import { html } from '@/src/content/htmlMarkup'
import { payloadInstance } from '@/src/payload'
import { readStatisticsMailToken } from '@/src/plugins/statistics/commands/statisticsMailToken'
import { stopStatisticsMail } from '@/src/plugins/statistics/commands/stopStatisticsMail'
import { statisticsMailStop as words } from '@/src/plugins/statistics/words/statisticsMailStop'

/**
 * Confirmation page of the unsubscribe link in statistics e-mails. GET changes nothing, because mail programs
 * open links automatically.
 */
export async function GET(request: Request): Promise<Response> {
  if ((await accountIdFromToken(request)) === null) return sentencePageResponse(404, words.wrong)
  return sentencePageResponse(
    200,
    words.ask,
    html`<form method="post"><button>${words.ask.button}</button></form>`,
  )
}

/** Stops the statistics e-mails: from that page, or by one-click unsubscribe (RFC 8058). The body is ignored. */
export async function POST(request: Request): Promise<Response> {
  const payload = await payloadInstance()
  try {
    const account = await accountIdFromToken(request)
    if (account === null) return sentencePageResponse(404, words.wrong)
    await stopStatisticsMail(payload, account)
    return sentencePageResponse(200, words.done)
  } catch (err) {
    payload.logger.error({ err, msg: 'The statistics by mail could not be stopped' })
    return sentencePageResponse(500, words.failed)
  }
}

async function accountIdFromToken(request: Request): Promise<number | null> {
  const { secret } = await payloadInstance()
  return readStatisticsMailToken(new URL(request.url).searchParams.get('jeton') ?? '', secret)
}

type Words = { title: string; sentence: string }

const sentencePageResponse = (
  status: number,
  { title, sentence }: Words,
  form?: ReturnType<typeof html>,
) =>
  sentencePage(
    { status, title, sentences: [sentence], form },
    { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' },
  )
