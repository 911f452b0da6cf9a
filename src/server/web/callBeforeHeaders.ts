import type { ServerResponse } from 'node:http'

/**
 * Calls `settle` just before the headers are written, whichever code writes them. Next does not
 * overwrite a header that is already set.
 */
export function callBeforeHeaders(response: ServerResponse, settle: (status: unknown) => void) {
  const { writeHead } = response
  response.writeHead = (...args: unknown[]) => {
    settle(args[0])
    return Reflect.apply(writeHead, response, args)
  }
}
