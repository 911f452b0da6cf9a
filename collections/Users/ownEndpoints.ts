import type { Endpoint, PayloadRequest } from 'payload'

export const sessionIdOfUser = ({ user }: PayloadRequest) =>
  user && '_sid' in user && typeof user._sid === 'string' ? user._sid : undefined

type EndpointAction = (req: PayloadRequest) => Promise<object>
type CollectionEndpoint = Omit<Endpoint, 'root'>

export const createJsonEndpoint = (
  method: 'get' | 'post',
  path: string,
  act: EndpointAction,
): CollectionEndpoint => ({
  path,
  method,
  // The response contains secrets that are shown once, so it must not be cached.
  handler: async (req) =>
    Response.json(await act(req), { headers: { 'Cache-Control': 'no-store' } }),
})
