import { z } from 'zod'
import { NO_STORE_HEADERS } from '@/src/app/api/privateJson'
import { readBytes } from '@/src/app/api/readBytes'
import { simplePageResponse } from '@/src/app/api/simplePageResponse'
import { clientIpAddress, formEdition } from '@/src/app/requestHeaders'
import { countSubmission } from '@/src/commands/countSubmission'
import { siteWordsIn } from '@/src/content/siteWords'
import { editionHref } from '@/src/domain/languages/editionPath'
import { env } from '@/src/env'
import { payloadInstance } from '@/src/payload'
import { answerKeepConsent } from '@/src/plugins/retention/commands/answerKeepConsent'
import { readKeepConsentToken } from '@/src/plugins/retention/commands/keepConsentToken'
import {
  KEEP_CONSENT_CHOICE,
  KEEP_CONSENT_CHOICES,
  KEEP_CONSENT_PATH,
  KEEP_CONSENT_TEXT,
  KEEP_CONSENT_TOKEN,
} from '@/src/plugins/retention/rules/keepConsentPages'

const MAX_BYTES = 16_384

const Choice = z.enum(KEEP_CONSENT_CHOICES)

/**
 * A candidate gives, refuses or withdraws a consent. The origin is not checked: the page sends no
 * referrer, so older browsers send no origin either, and only the owner of the link knows its token.
 */
export async function POST(request: Request): Promise<Response> {
  const edition = formEdition(request)
  const { refusalPageWords, submissionErrorSentences } = siteWordsIn(edition.language)
  const refuse = (status: number, reason: 'tooManySubmissions' | 'unexpected', seconds = 0) =>
    simplePageResponse(
      {
        ...{ status, language: edition.language, title: refusalPageWords.title },
        sentences: [submissionErrorSentences[reason]],
      },
      seconds > 0 ? { ...NO_STORE_HEADERS, 'Retry-After': String(seconds) } : NO_STORE_HEADERS,
    )
  const payload = await payloadInstance()
  const { headers } = request
  const now = new Date()
  try {
    const sender = { address: clientIpAddress(headers), perHour: env.SUBMISSION_LIMIT }
    const retryAfterSeconds = await countSubmission(payload, sender, now)
    if (retryAfterSeconds) return refuse(429, 'tooManySubmissions', retryAfterSeconds)
    const body = await readBytes(request, MAX_BYTES)
    const sent = new URLSearchParams(body instanceof Buffer ? body.toString() : '')
    const token = sent.get(KEEP_CONSENT_TOKEN) ?? ''
    const linked = readKeepConsentToken(payload, token)
    const choice = Choice.safeParse(sent.get(KEEP_CONSENT_CHOICE))
    if (linked && choice.success) {
      const text = sent.get(KEEP_CONSENT_TEXT) ?? ''
      await answerKeepConsent(payload, linked, { choice: choice.data, text, headers, now })
    }
    const page = `${KEEP_CONSENT_PATH}?${KEEP_CONSENT_TOKEN}=${linked ? token : ''}`
    const location = editionHref(edition, page)
    return new Response(null, { status: 303, headers: { ...NO_STORE_HEADERS, Location: location } })
  } catch (err) {
    payload.logger.error({ err, msg: 'The answer to a request for consent could not be stored' })
    return refuse(500, 'unexpected')
  }
}
