import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

declare global {
  // The web server and the pages of Next are two bundles in one process: each has a copy of this module.
  var ownRequestMark: string | undefined
}

const NAME = 'x-own-request'

/** Drawn anew by each process and told to nobody, so that no visitor hides from the log. */
const mark = () => {
  globalThis.ownRequestMark ??= randomUUID()
  return globalThis.ownRequestMark
}

/** What a request bears that this process sends to itself: it is neither logged nor counted as a visitor's. */
export const ownRequest = () => ({ [NAME]: mark() })

export const isOwnRequest = (headers: IncomingHttpHeaders) => headers[NAME] === mark()
