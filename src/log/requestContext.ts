import { AsyncLocalStorage } from 'node:async_hooks'

declare global {
  // Global, because two bundles in one process have a copy of this module each (server, pages).
  var requestContext: AsyncLocalStorage<{ requestId: string }> | undefined
}

const getRequestContextStorage = () => {
  globalThis.requestContext ??= new AsyncLocalStorage()
  return globalThis.requestContext
}

/** Runs `work` and everything that it starts with this request id. */
export const withRequestId = <Result>(requestId: string, work: () => Result): Result =>
  getRequestContextStorage().run({ requestId }, work)

/** Returns the id of the current request; undefined outside a request. */
export const currentRequestId = () => getRequestContextStorage().getStore()?.requestId

/** Adds the id of the current request to the input of a job, which runs in another request. */
export function addRequestIdToJobInput<Input extends object>(
  input: Input,
): Input & { requestId?: string } {
  const requestId = currentRequestId()
  return requestId ? { ...input, requestId } : input
}
