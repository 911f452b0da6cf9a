import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { POST } from '@/src/app/api/candidatures/route'
import { getPayloadInstance } from '@/src/payload'

// A separate process with the real route, for tests that kill it. It prints its port.
await getPayloadInstance()
const submissionServer = createServer(async (incoming, answer) => {
  const request = new Request(`http://127.0.0.1${incoming.url}`, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': incoming.headers['content-type'] ?? '',
      'x-client-address': '192.0.2.1',
    },
    body: await buffer(incoming),
  })
  const response = await POST(request)
  answer.writeHead(response.status).end(await response.text())
})
submissionServer.listen(0, '127.0.0.1', () => {
  const address = submissionServer.address()
  console.log(`port ${typeof address === 'object' ? address?.port : ''}`)
})
