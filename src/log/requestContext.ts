import { AsyncLocalStorage } from 'node:async_hooks'

declare global {
  // The web server and Next's pages are two bundles in one process: each has a copy of this module.
  var requestContext: AsyncLocalStorage<{ requestId: string }> | undefined
}

const requestContextStorage = () => {
  globalThis.requestContext ??= new AsyncLocalStorage()
  return globalThis.requestContext
}

/** Runs `work` and everything that it starts with this request id. */
export const withRequestId = <Result>(requestId: string, work: () => Result): Result =>
  requestContextStorage().run({ requestId }, work)

/** The id of the current request; undefined outside a request. */
export const currentRequestId = () => requestContextStorage().getStore()?.requestId

/** Adds the id of the current request to the input of a job, which runs in another request. */
export function addRequestId<Input extends object>(input: Input): Input & { requestId?: string } {
  const requestId = currentRequestId()
  return requestId ? { ...input, requestId } : input
}
