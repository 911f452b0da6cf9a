import { NodeNextRequest, NodeNextResponse } from 'next/dist/server/base-http/node'
import { sendResponse } from 'next/dist/server/send-response'
import { addContentPolicy } from '@/src/server/web/addContentPolicy'
import { createSecurityHeaderSetter } from '@/src/server/web/createSecurityHeaderSetter'
import { listenOnFreePort } from './listenOnFreePort'

/** The response of a route after Next and our web server have processed it. */
export async function asServed(
  address: string,
  answer: Response,
  siteUrl?: string,
): Promise<Response> {
  const addSecurityHeaders = createSecurityHeaderSetter(siteUrl)
  const site = await listenOnFreePort((request, response) => {
    addSecurityHeaders(response, request.url ?? '')
    addContentPolicy(request, response, Buffer.from('<p>Panne</p>'))
    void sendResponse(new NodeNextRequest(request), new NodeNextResponse(response), answer)
  })
  return fetch(new URL(address, site), { redirect: 'manual' })
}
