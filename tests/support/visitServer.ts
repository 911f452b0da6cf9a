import { createServer, type RequestListener } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { POST } from '@/src/app/api/visites/route'
import { payloadInstance } from '@/src/payload'
import { drainOnSignal } from '@/src/server/web/drainOnSignal'

// A separate process with the real route, for tests that stop it. It prints its port.
await payloadInstance()
let requests = 0
const server = createServer()
const answerVisit: RequestListener = async (incoming, answer) => {
  requests += 1
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
        incoming.headers['x-from'] ?? `10.0.0.${Math.floor(requests / 250)}`,
      ),
    },
    body,
  })
  const response = await POST(request)
  answer.writeHead(response.status).end()
}
server.on('request', drainOnSignal(server, answerVisit))
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`port ${typeof address === 'object' ? address?.port : ''}`)
})
