import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { getPayloadInstance } from '@/src/payload'
import { POST as noteLeft } from '@/src/plugins/answers/routes/reponses-candidats/constat/route'
import { POST as again } from '@/src/plugins/answers/routes/reponses-candidats/renvoi/route'
import { POST as withdraw } from '@/src/plugins/answers/routes/reponses-candidats/retrait/route'
import { POST as answer } from '@/src/plugins/answers/routes/reponses-candidats/route'

const HANDLERS_BY_PATH = new Map([
  ['/api/reponses-candidats', answer],
  ['/api/reponses-candidats/constat', noteLeft],
  ['/api/reponses-candidats/retrait', withdraw],
  ['/api/reponses-candidats/renvoi', again],
])

// A separate process with the real routes and the real queue, for tests that kill it. It prints its
// port.
const payload = await getPayloadInstance()

async function runJobQueue() {
  await payload.jobs.run({ allQueues: true, limit: 50 })
  return new Response('{}')
}

const answerServer = createServer(async (incoming, outgoing) => {
  const { headers, url = '' } = incoming
  const sent = {
    method: 'POST',
    headers: { Cookie: headers.cookie ?? '', 'Sec-Fetch-Site': 'same-origin' },
    body: await buffer(incoming),
  }
  const route = HANDLERS_BY_PATH.get(url)
  const address = `http://127.0.0.1${url}`
  const response = await (route ? route(new Request(address, sent)) : runJobQueue())
  outgoing.writeHead(response.status).end(await response.text())
})
answerServer.listen(0, '127.0.0.1', () => {
  const address = answerServer.address()
  console.log(`port ${typeof address === 'object' ? address?.port : ''}`)
})
