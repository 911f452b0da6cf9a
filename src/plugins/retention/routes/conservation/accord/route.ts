import { z } from 'zod'
import { NO_STORE_HEADERS } from '@/src/app/api/privateJsonResponse'
import { readBodyBytes } from '@/src/app/api/readBodyBytes'
import { simplePageResponse } from '@/src/app/api/simplePageResponse'
import { clientIpAddress, editionOfFormRequest } from '@/src/app/requestHeaders'
import { rateLimitSubmission } from '@/src/commands/rateLimitSubmission'
import { siteWordsIn } from '@/src/content/siteWords'
import { editionHref } from '@/src/domain/languages/editionPath'
import { env } from '@/src/env'
import { getPayloadInstance } from '@/src/payload'
import { readKeepConsentToken } from '@/src/plugins/retention/commands/keepConsentToken'
import { storeKeepConsentAnswer } from '@/src/plugins/retention/commands/storeKeepConsentAnswer'
import {
  KEEP_CONSENT_CHOICE_FIELD,
  KEEP_CONSENT_CHOICES,
  KEEP_CONSENT_PATH,
  KEEP_CONSENT_TEXT_FIELD,
  KEEP_CONSENT_TOKEN_PARAMETER,
} from '@/src/plugins/retention/rules/keepConsentPages'

const MAX_CONSENT_FORM_BYTES = 16_384

const KeepConsentChoiceInputSchema = z.enum(KEEP_CONSENT_CHOICES)

/**
 * A candidate gives, refuses or withdraws a consent. The origin is not checked: the page sends no
 * referrer, so older browsers send no origin either, and only the owner of the link knows its token.
 */
export async function POST(request: Request): Promise<Response> {
  const edition = editionOfFormRequest(request)
  const { refusalPageWords, submissionErrorSentences } = siteWordsIn(edition.language)
  const refuse = (status: number, reason: 'tooManySubmissions' | 'unexpected', seconds = 0) =>
    simplePageResponse(
      {
        ...{ status, language: edition.language, title: refusalPageWords.title },
        sentences: [submissionErrorSentences[reason]],
      },
      seconds > 0 ? { ...NO_STORE_HEADERS, 'Retry-After': String(seconds) } : NO_STORE_HEADERS,
    )
  const payload = await getPayloadInstance()
  const { headers } = request
  const now = new Date()
  try {
    const sender = { address: clientIpAddress(headers), perHour: env.SUBMISSION_LIMIT }
    const retryAfterSeconds = await rateLimitSubmission(payload, sender, now)
    if (retryAfterSeconds) return refuse(429, 'tooManySubmissions', retryAfterSeconds)
    const body = await readBodyBytes(request, MAX_CONSENT_FORM_BYTES)
    const sent = new URLSearchParams(body instanceof Buffer ? body.toString() : '')
    const token = sent.get(KEEP_CONSENT_TOKEN_PARAMETER) ?? ''
    const linked = readKeepConsentToken(payload, token)
    const choice = KeepConsentChoiceInputSchema.safeParse(sent.get(KEEP_CONSENT_CHOICE_FIELD))
    if (linked && choice.success) {
      const text = sent.get(KEEP_CONSENT_TEXT_FIELD) ?? ''
      await storeKeepConsentAnswer(payload, linked, { choice: choice.data, text, headers, now })
    }
    const page = `${KEEP_CONSENT_PATH}?${KEEP_CONSENT_TOKEN_PARAMETER}=${linked ? token : ''}`
    const location = editionHref(edition, page)
    return new Response(null, { status: 303, headers: { ...NO_STORE_HEADERS, Location: location } })
  } catch (err) {
    payload.logger.error({ err, msg: 'The answer to a request for consent could not be stored' })
    return refuse(500, 'unexpected')
  }
}
