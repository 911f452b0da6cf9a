import { Agent, request } from 'node:http'
import { BROWSER_USER_AGENT } from '../support/countedVisits'
import { aSentVisit } from '../support/sentVisits'

const CONNECTION_COUNT = 32
const POSTING_MS = 2_500
/** The requests of one address, which the rate limit refuses above this number. */
const VISITS_PER_IP_ADDRESS = 250

export type PostingResult = {
  answered: number
  perSecond: number
  statuses: Record<string, number>
}

let sentVisits = 0

/**
 * Posts visits of as many visitors as possible, over connections that stay open. @param isSilent
 * sends no origin, for which the visits are refused at once
 */
export async function postVisits(url: string, isSilent = false): Promise<PostingResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTION_COUNT })
  const statuses: Record<string, number> = {}
  const since = performance.now()
  const post = async () => {
    while (performance.now() - since < POSTING_MS) {
      const status = await postOneVisit(url, agent, isSilent)
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTION_COUNT }, post))
  const seconds = (performance.now() - since) / 1000
  agent.destroy()
  const answered = Object.values(statuses).reduce((sum, count) => sum + count, 0)
  return { answered, perSecond: answered / seconds, statuses }
}

function postOneVisit(url: string, agent: Agent, isSilent: boolean) {
  sentVisits += 1
  const network = Math.floor(sentVisits / VISITS_PER_IP_ADDRESS)
  const headers = {
    'Content-Type': 'text/plain;charset=UTF-8',
    'User-Agent': BROWSER_USER_AGENT,
    ...(isSilent ? {} : { 'Sec-Fetch-Site': 'same-origin', Origin: new URL(url).origin }),
    'X-Forwarded-For': `10.${(network >> 16) & 255}.${(network >> 8) & 255}.${network & 255}`,
  }
  return new Promise<number>((resolve, reject) => {
    const asked = request(url, { method: 'POST', headers, agent }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode ?? 0))
    })
    asked.once('error', reject)
    asked.end(JSON.stringify(aSentVisit()))
  })
}
