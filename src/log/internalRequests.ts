import { createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

const INTERNAL_REQUEST_HEADER = 'x-own-request'

// Signs the header with the secret, so that a visitor cannot forge it and avoid the log.
const createInternalRequestToken = (secret: string) =>
  createHmac('sha256', secret).update('own request').digest('base64url')

/**
 * The header of requests that the server sends to itself; they are not logged or counted as visits.
 */
export const createInternalRequestHeaders = (secret: string | undefined): Record<string, string> =>
  secret ? { [INTERNAL_REQUEST_HEADER]: createInternalRequestToken(secret) } : {}

export const isInternalRequest = (headers: IncomingHttpHeaders, secret: string | undefined) =>
  secret !== undefined &&
  INTERNAL_REQUEST_HEADER in headers &&
  headers[INTERNAL_REQUEST_HEADER] === createInternalRequestToken(secret)
