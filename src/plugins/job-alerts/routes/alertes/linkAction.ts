import type { Payload } from 'payload'
import { formEdition } from '@/src/app/requestHeaders'
import { editionHref } from '@/src/domain/languages/editionPath'
import { payloadInstance } from '@/src/payload'
import { readAlertLink } from '@/src/plugins/job-alerts/commands/alertToken'
import {
  type AlertLinkPurpose,
  alertLinkPath,
  isFromPage,
  readAlertToken,
} from '@/src/plugins/job-alerts/rules/alertPages'

const HEADERS = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' }

/**
 * Responds to the button of a link in a mail. The signed token authorizes the request; the body is
 * ignored. Our page shows the new state; a mail program gets no redirect (RFC 8058).
 */
export async function linkAction(
  request: Request,
  purpose: AlertLinkPurpose,
  change: (payload: Payload, linkKey: string) => Promise<void>,
): Promise<Response> {
  const payload = await payloadInstance()
  const { searchParams } = new URL(request.url)
  const token = readAlertToken(searchParams)
  const linkKey = readAlertLink(token, purpose, payload.secret)
  if (linkKey === null) return new Response(null, { status: 404, headers: HEADERS })
  try {
    await change(payload, linkKey)
  } catch (err) {
    payload.logger.error({ err, msg: 'A job alert could not be changed' })
    return new Response(null, { status: 500, headers: HEADERS })
  }
  if (!isFromPage(searchParams)) return new Response(null, { status: 200, headers: HEADERS })
  const location = editionHref(formEdition(request), alertLinkPath(purpose, token))
  return new Response(null, { status: 303, headers: { ...HEADERS, Location: location } })
}
