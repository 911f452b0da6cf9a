import { AsyncLocalStorage } from 'node:async_hooks'

declare global {
  // The web server and the pages of Next are two bundles in one process: each has a copy of this module.
  var requestContext: AsyncLocalStorage<{ requestId: string }> | undefined
}

const context = () => {
  globalThis.requestContext ??= new AsyncLocalStorage()
  return globalThis.requestContext
}

/** Does `work`, and whatever follows from it, under the name of one request. */
export const withRequestId = <Result>(requestId: string, work: () => Result): Result =>
  context().run({ requestId }, work)

/** The request that this happens for; undefined for what happens by itself. */
export const currentRequestId = () => context().getStore()?.requestId

/** What a job is given, with the name of the request that queues it: it is done later, in another one. */
export function underRequest<Input extends object>(input: Input): Input & { requestId?: string } {
  const requestId = currentRequestId()
  return requestId ? { ...input, requestId } : input
}
