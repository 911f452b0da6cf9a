import { isRequestFromAnotherSite } from '@/src/app/requestHeaders'
import { formStepsReceivers } from '@/src/plugins/formStepsReceivers'
import { buildPageView } from './buildPageView'
import { hasObjectedToCounting, isRequestFromStaffOrBot } from './isRequestFromStaffOrBot'
import { pageViewBufferOfProcess } from './pageViewBufferOfProcess'
import { readSentViewOrFormSteps } from './readSentViewOrFormSteps'
import { acceptViewWithinWeeklyLimit, rateLimitViewRequest } from './viewLimit'

// The route is always dynamic, so that Next does not track which parts of the request are read.
export const dynamic = 'force-dynamic'

/** Receives a page view or form steps. They are written to the database after the response. */
export async function POST(request: Request): Promise<Response> {
  const { headers } = request
  if (hasNoOriginHeader(headers) || isRequestFromAnotherSite(headers)) return emptyResponse(403)
  const address = headers.get('x-client-address') ?? 'unknown'
  const retryAfter = rateLimitViewRequest(address)
  if (retryAfter) return emptyResponse(429, { 'Retry-After': String(retryAfter) })
  if (isRequestFromStaffOrBot(headers)) return emptyResponse(204)
  const reading = await readSentViewOrFormSteps(request)
  if (!reading.ok) return emptyResponse(reading.status)
  if (hasObjectedToCounting(reading.view, headers)) return emptyResponse(204)
  if ('form' in reading.view) {
    for (const take of formStepsReceivers) take(reading.view, address)
    return emptyResponse(204)
  }
  const seen = buildPageView(reading.view, headers, new Date())
  if (acceptViewWithinWeeklyLimit(seen, address)) pageViewBufferOfProcess.add({ seen, address })
  return emptyResponse(204)
}

const emptyResponse = (status: number, headers?: HeadersInit) =>
  new Response(null, { status, headers })

// Every browser sends at least one of these headers with a POST request.
function hasNoOriginHeader(headers: Headers): boolean {
  return !headers.has('origin') && !headers.has('sec-fetch-site')
}
