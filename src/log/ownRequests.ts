import { createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

const NAME = 'x-own-request'

// Made from a secret, so that no visitor hides from the log.
const markOf = (secret: string) =>
  createHmac('sha256', secret).update('own request').digest('base64url')

/** What a request bears that the server sends to itself: it is neither logged nor counted as a visitor's. */
export const ownRequest = (secret: string | undefined): Record<string, string> =>
  secret ? { [NAME]: markOf(secret) } : {}

export const isOwnRequest = (headers: IncomingHttpHeaders, secret: string | undefined) =>
  secret !== undefined && NAME in headers && headers[NAME] === markOf(secret)
