import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { GET } from '@/src/app/api/statistiques/route'
import { POST } from '@/src/app/api/visites/route'
import { getPayloadInstance } from '@/src/payload'

// A separate process with the real routes of the statistics and of visits. It prints its port.
await getPayloadInstance()
const statisticsServer = createServer(async (incoming, outgoing) => {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value))
  headers.set('x-client-address', headers.get('x-from') ?? '127.0.0.1')
  const { method, url = '' } = incoming
  const address = `http://127.0.0.1${url}`
  const body = await buffer(incoming)
  const answer =
    method === 'POST'
      ? await POST(new Request(address, { method, headers, body }))
      : await GET(new Request(address, { headers }))
  outgoing.writeHead(answer.status, { 'Content-Type': 'application/json' })
  outgoing.end(await answer.text())
})
statisticsServer.listen(0, '127.0.0.1', () => {
  const address = statisticsServer.address()
  console.log(`port ${typeof address === 'object' ? address?.port : ''}`)
})
