import { NO_STORE } from '@/src/app/api/privateJson'
import { readBytes } from '@/src/app/api/readBytes'
import { simplePageResponse } from '@/src/app/api/simplePageResponse'
import { clientIpAddress, formEdition } from '@/src/app/requestHeaders'
import { countSubmission } from '@/src/commands/countSubmission'
import { siteWordsIn } from '@/src/content/siteWords'
import { editionHref } from '@/src/domain/languages/editionPath'
import { env } from '@/src/env'
import { payloadInstance } from '@/src/payload'
import { readCandidateLinkToken } from '@/src/plugins/candidate-page/commands/candidateLinkToken'
import { revokeLinkAsCandidate } from '@/src/plugins/candidate-page/commands/revokeCandidateLink'
import {
  CANDIDATE_PAGE_PATH,
  LINK_PARAMETER,
  REVOKED_PARAMETER,
} from '@/src/plugins/candidate-page/rules/candidatePage'

const MAX_BYTES = 4_096

/**
 * « Ce n’est pas moi »: revokes the link of the page. The origin is not checked: the page sends no
 * referrer, so older browsers send no origin either, and only the owner of the link knows its token.
 */
export async function POST(request: Request): Promise<Response> {
  const { headers } = request
  const edition = formEdition(request)
  const { refusalPageWords, submissionErrorSentences } = siteWordsIn(edition.language)
  const refuse = (status: number, reason: 'tooManySubmissions' | 'unexpected', seconds = 0) =>
    simplePageResponse(
      {
        ...{ status, language: edition.language, title: refusalPageWords.title },
        sentences: [submissionErrorSentences[reason]],
      },
      seconds > 0 ? { ...NO_STORE, 'Retry-After': String(seconds) } : NO_STORE,
    )
  const payload = await payloadInstance()
  try {
    const sender = { address: clientIpAddress(headers), perHour: env.SUBMISSION_LIMIT }
    const retryAfterSeconds = await countSubmission(payload, sender, new Date())
    if (retryAfterSeconds) return refuse(429, 'tooManySubmissions', retryAfterSeconds)
    const body = await readBytes(request, MAX_BYTES)
    const sent = body instanceof Buffer ? new URLSearchParams(body.toString()) : null
    const nonce = readCandidateLinkToken(payload, sent?.get(LINK_PARAMETER))
    if (nonce === null)
      return seeOther(editionHref(edition, `${CANDIDATE_PAGE_PATH}?${LINK_PARAMETER}`))
    await revokeLinkAsCandidate(payload, nonce, headers)
    return seeOther(editionHref(edition, `${CANDIDATE_PAGE_PATH}?${REVOKED_PARAMETER}`))
  } catch (err) {
    payload.logger.error({ err, msg: 'A candidate link could not be revoked' })
    return refuse(500, 'unexpected')
  }
}

const seeOther = (location: string) =>
  new Response(null, { status: 303, headers: { ...NO_STORE, Location: location } })
