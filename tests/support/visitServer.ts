import { createServer, type RequestListener } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { POST } from '@/src/app/api/visites/route'
import { getPayloadInstance } from '@/src/payload'
import { drainOnSignal } from '@/src/server/web/drainOnSignal'

// A separate process with the real route, for tests that stop it. It prints its port.
await getPayloadInstance()
let receivedRequests = 0
const visitServer = createServer()
const answerVisit: RequestListener = async (incoming, answer) => {
  receivedRequests += 1
  const body = await buffer(incoming)
  const request = new Request(`http://127.0.0.1${incoming.url}`, {
    method: 'POST',
    headers: {
      origin: 'http://127.0.0.1',
      'sec-fetch-site': 'same-origin',
      'content-length': String(body.length),
      'user-agent': incoming.headers['user-agent'] ?? '',
      // Few enough requests per client IP to stay below the rate limit.
      'x-client-address': String(
        incoming.headers['x-from'] ?? `10.0.0.${Math.floor(receivedRequests / 250)}`,
      ),
    },
    body,
  })
  const response = await POST(request)
  answer.writeHead(response.status).end()
}
visitServer.on('request', drainOnSignal(visitServer, answerVisit))
visitServer.listen(0, '127.0.0.1', () => {
  const address = visitServer.address()
  console.log(`port ${typeof address === 'object' ? address?.port : ''}`)
})
