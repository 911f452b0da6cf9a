import { isFromAnotherSite } from '@/src/app/requestHeaders'
import { describeView } from './describeView'
import { isObjectedTo, isUncounted } from './isUncounted'
import { ownVisitBuffer } from './ownVisitBuffer'
import { readSentView } from './readSentView'
import { takeForm } from './takeForm'
import { secondsUntilNextView, takeShare } from './viewLimit'

// Next need not watch what is read of the request.
export const dynamic = 'force-dynamic'

/** Takes in a page that a visitor sees; it is written when the visitor has long been answered. */
export async function POST(request: Request): Promise<Response> {
  const { headers } = request
  if (isSilent(headers) || isFromAnotherSite(headers)) return answered(403)
  const address = headers.get('x-client-address') ?? 'unknown'
  const retryAfter = secondsUntilNextView(address)
  if (retryAfter) return answered(429, { 'Retry-After': String(retryAfter) })
  if (isUncounted(headers)) return answered(204)
  const reading = await readSentView(request)
  if (!reading.ok) return answered(reading.status)
  if (isObjectedTo(reading.view, headers)) return answered(204)
  if ('form' in reading.view) {
    takeForm(reading.view, address)
    return answered(204)
  }
  const seen = describeView(reading.view, headers, new Date())
  if (takeShare(seen, address)) ownVisitBuffer.add({ seen, address })
  return answered(204)
}

const answered = (status: number, headers?: HeadersInit) => new Response(null, { status, headers })

// Every browser says where a page that sends something stands.
function isSilent(headers: Headers): boolean {
  return !headers.has('origin') && !headers.has('sec-fetch-site')
}
