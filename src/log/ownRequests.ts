import { createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

const OWN_REQUEST_HEADER = 'x-own-request'

// Signs the header with the secret, so that a visitor cannot forge it and avoid the log.
const ownRequestToken = (secret: string) =>
  createHmac('sha256', secret).update('own request').digest('base64url')

/**
 * The header of requests that the server sends to itself; they are not logged or counted as visits.
 */
export const ownRequestHeaders = (secret: string | undefined): Record<string, string> =>
  secret ? { [OWN_REQUEST_HEADER]: ownRequestToken(secret) } : {}

export const isOwnRequest = (headers: IncomingHttpHeaders, secret: string | undefined) =>
  secret !== undefined &&
  OWN_REQUEST_HEADER in headers &&
  headers[OWN_REQUEST_HEADER] === ownRequestToken(secret)
