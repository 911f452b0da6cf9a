import type { IncomingMessage, ServerResponse } from 'node:http'
import { createCapacityLimiter } from '@/src/domain/files/capacityLimiter'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { type BodyRefusal, refuseBody } from './refusedRequest'

const MEGABYTE_BYTES = 1024 * 1024
// Bodies up to this size reserve no capacity: those of visit statistics, searches and sign-ins are
// smaller and arrive in the first packets.
const MAX_UNRESERVED_BODY_BYTES = 64 * 1024
/** Next's limit for a server action; a larger body would cause a 500 response. */
const MAX_SERVER_ACTION_BYTES = MEGABYTE_BYTES
/** The largest part of a body that is buffered. */
const MAX_BUFFERED_BYTES = 20 * MEGABYTE_BYTES
const BODY_RETRY_AFTER_SECONDS = 60

const SERVER_ACTION_PATH_PATTERN = /^\/admin([/?]|$)/

type BodyRefusalReason = Omit<BodyRefusal, 'language'>

/**
 * Admits or refuses request bodies. A body reserves its declared length until the response, in
 * total and per client, so a client with many unfinished uploads only uses up its own share.
 */
export function createBodyLimiter() {
  const takePlace = createCapacityLimiter({ inAll: 400, perAddress: 20 })
  const takeBytes = createCapacityLimiter({
    inAll: 128 * MEGABYTE_BYTES,
    perAddress: 40 * MEGABYTE_BYTES,
  })

  function takeRoom(address: string, bytes: number) {
    const leavePlace = takePlace(address)
    const leaveBytes = takeBytes(address, bytes)
    const leave = () => {
      leavePlace?.()
      leaveBytes?.()
    }
    if (leavePlace && leaveBytes) return leave
    leave()
    return null
  }

  function refusalOf(request: IncomingMessage, response: ServerResponse): BodyRefusalReason | null {
    const length = declaredBodyBytes(request)
    if (SERVER_ACTION_PATH_PATTERN.test(request.url ?? '') && length > MAX_SERVER_ACTION_BYTES) {
      return Number.isFinite(length)
        ? { status: 413, sentence: 'bodyTooLarge' }
        : { status: 411, sentence: 'lengthMissing' }
    }
    if (length <= MAX_UNRESERVED_BODY_BYTES) return null
    const address = String(request.headers['x-client-address'])
    const leave = takeRoom(address, Math.min(length, MAX_BUFFERED_BYTES))
    if (!leave) return { status: 503, sentence: 'tooManyBodies' }
    response.once('close', leave)
    return null
  }

  /** @returns whether the request was refused, with a response */
  return (request: IncomingMessage, response: ServerResponse, language: SiteLanguage): boolean => {
    const reason = refusalOf(request, response)
    if (!reason) return false
    if (reason.status === 503) response.setHeader('Retry-After', BODY_RETRY_AFTER_SECONDS)
    refuseBody(request, response, { ...reason, language })
    return true
  }
}

// Returns the declared length of the body, which Node enforces; infinite for a chunked body.
function declaredBodyBytes({ headers }: IncomingMessage): number {
  if (headers['transfer-encoding'] !== undefined) return Number.POSITIVE_INFINITY
  return Number(headers['content-length'] ?? 0)
}
