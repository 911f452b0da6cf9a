import type { Payload } from 'payload'
import { NO_STORE_HEADERS } from '@/src/app/api/privateJsonResponse'
import { readBodyBytes } from '@/src/app/api/readBodyBytes'
import { simplePageResponse } from '@/src/app/api/simplePageResponse'
import { clientIpAddress, editionOfFormRequest } from '@/src/app/requestHeaders'
import { rateLimitSubmission } from '@/src/commands/rateLimitSubmission'
import { siteWordsIn } from '@/src/content/siteWords'
import type { LanguageEdition } from '@/src/domain/languages/edition'
import { editionHref } from '@/src/domain/languages/editionPath'
import { env } from '@/src/env'
import { getPayloadInstance } from '@/src/payload'
import { readCandidateLinkToken } from '@/src/plugins/candidate-page/commands/candidateLinkToken'
import {
  CANDIDATE_PAGE_PATH,
  LINK_TOKEN_PARAMETER,
} from '@/src/plugins/candidate-page/rules/candidatePage'
import {
  buildSessionCookies,
  type CandidateNotice,
  NOTICE_PARAMETER,
} from '@/src/plugins/candidate-page/rules/candidateSession'

const MAX_LINK_FORM_BYTES = 4_096

/** A form of the candidate page, with the link that it was sent from. */
export type ReceivedLinkForm = {
  payload: Payload
  token: string
  nonce: string
  sent: URLSearchParams
  edition: LanguageEdition
  headers: Headers
  now: Date
}

/**
 * Reads a short form of the candidate page, and counts it. The origin is not checked: the page sends
 * no referrer, so older browsers send no origin either, and only the owner of the link knows its token.
 * @param failure what the log says when `run` fails
 */
export async function receiveLinkForm(
  request: Request,
  failure: string,
  run: (form: ReceivedLinkForm) => Promise<Response>,
): Promise<Response> {
  const { headers } = request
  const edition = editionOfFormRequest(request)
  const payload = await getPayloadInstance()
  const now = new Date()
  try {
    const sender = { address: clientIpAddress(headers), perHour: env.SUBMISSION_LIMIT }
    const retryAfterSeconds = await rateLimitSubmission(payload, sender, now)
    if (retryAfterSeconds) return linkFormRefusalResponse(edition, 429, retryAfterSeconds)
    const body = await readBodyBytes(request, MAX_LINK_FORM_BYTES)
    const sent = new URLSearchParams(body instanceof Buffer ? body.toString() : '')
    const token = sent.get(LINK_TOKEN_PARAMETER)
    const nonce = readCandidateLinkToken(payload, token)
    if (token === null || nonce === null) {
      return privateSeeOtherResponse(
        editionHref(edition, `${CANDIDATE_PAGE_PATH}?${LINK_TOKEN_PARAMETER}`),
      )
    }
    return await run({ payload, token, nonce, sent, edition, headers, now })
  } catch (err) {
    payload.logger.error({ err, msg: failure })
    return linkFormRefusalResponse(edition, 500)
  }
}

function linkFormRefusalResponse(
  { language }: LanguageEdition,
  status: 429 | 500,
  retryAfterSeconds?: number,
) {
  const { refusalPageWords, submissionErrorSentences } = siteWordsIn(language)
  const reason = status === 429 ? 'tooManySubmissions' : 'unexpected'
  return simplePageResponse(
    {
      ...{ status, language, title: refusalPageWords.title },
      sentences: [submissionErrorSentences[reason]],
    },
    { ...NO_STORE_HEADERS, ...(retryAfterSeconds && { 'Retry-After': String(retryAfterSeconds) }) },
  )
}

type CandidatePageOutcome = {
  notice: CandidateNotice
  /** The session that begins; empty when it ends. */
  session?: string
}

/** Sends the browser back to the page of the link, which shows the notice. */
export function redirectToCandidatePage(
  { edition, token }: Pick<ReceivedLinkForm, 'edition' | 'token'>,
  { notice, session }: CandidatePageOutcome,
): Response {
  const page = `${CANDIDATE_PAGE_PATH}?${LINK_TOKEN_PARAMETER}=${token}&${NOTICE_PARAMETER}=${notice}`
  const response = privateSeeOtherResponse(editionHref(edition, page))
  if (session === undefined) return response
  const pagePath = editionHref(edition, CANDIDATE_PAGE_PATH)
  const isSecure = env.SITE_URL?.startsWith('https://') ?? false
  for (const cookie of buildSessionCookies({ session, isSecure, pagePath })) {
    response.headers.append('Set-Cookie', cookie)
  }
  return response
}

export const privateSeeOtherResponse = (location: string) =>
  new Response(null, { status: 303, headers: { ...NO_STORE_HEADERS, Location: location } })
