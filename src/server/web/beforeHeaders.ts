import type { ServerResponse } from 'node:http'

/** Has the last word on the headers of an answer, whoever gives it: Next leaves out one that is there already. */
export function beforeHeaders(response: ServerResponse, settle: (status: unknown) => void) {
  const { writeHead } = response
  response.writeHead = (...given: unknown[]) => {
    settle(given[0])
    return Reflect.apply(writeHead, response, given)
  }
}
