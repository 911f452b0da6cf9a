import type { Payload } from 'payload'
import { editionOfFormRequest } from '@/src/app/requestHeaders'
import { editionHref } from '@/src/domain/languages/editionPath'
import { getPayloadInstance } from '@/src/payload'
import { linkKeyFromToken } from '@/src/plugins/job-alerts/commands/alertToken'
import {
  type AlertLinkPurpose,
  alertLinkPath,
  isSentByAlertPage,
  readAlertToken,
} from '@/src/plugins/job-alerts/rules/alertPages'

const PRIVATE_HEADERS = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' }

/**
 * Responds to the button of a link in a mail. The signed token authorizes the request; the body is
 * ignored. Our page shows the new state; a mail program gets no redirect (RFC 8058).
 */
export async function runLinkAction(
  request: Request,
  purpose: AlertLinkPurpose,
  change: (payload: Payload, linkKey: string) => Promise<void>,
): Promise<Response> {
  const payload = await getPayloadInstance()
  const { searchParams } = new URL(request.url)
  const token = readAlertToken(searchParams)
  const linkKey = linkKeyFromToken(token, purpose, payload.secret)
  if (linkKey === null) return new Response(null, { status: 404, headers: PRIVATE_HEADERS })
  try {
    await change(payload, linkKey)
  } catch (err) {
    payload.logger.error({ err, msg: 'A job alert could not be changed' })
    return new Response(null, { status: 500, headers: PRIVATE_HEADERS })
  }
  if (!isSentByAlertPage(searchParams))
    return new Response(null, { status: 200, headers: PRIVATE_HEADERS })
  const location = editionHref(editionOfFormRequest(request), alertLinkPath(purpose, token))
  return new Response(null, { status: 303, headers: { ...PRIVATE_HEADERS, Location: location } })
}
