import { Agent, request } from 'node:http'
import { PERSONS_BROWSER } from '../support/countedVisits'
import { aSentVisit } from '../support/sentVisits'

const CONNECTIONS = 32
const FOR_MS = 2_500
/** The requests of one address, which the rate limit refuses above this number. */
const FROM_ONE_ADDRESS = 250

export type Posted = { answered: number; perSecond: number; statuses: Record<string, number> }

let sent = 0

/**
 * Posts visits of as many visitors as possible, over connections that stay open. @param isSilent
 * sends no origin, for which the visits are refused at once
 */
export async function postVisits(url: string, isSilent = false): Promise<Posted> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const statuses: Record<string, number> = {}
  const since = performance.now()
  const post = async () => {
    while (performance.now() - since < FOR_MS) {
      const status = await postOne(url, agent, isSilent)
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, post))
  const seconds = (performance.now() - since) / 1000
  agent.destroy()
  const answered = Object.values(statuses).reduce((sum, count) => sum + count, 0)
  return { answered, perSecond: answered / seconds, statuses }
}

function postOne(url: string, agent: Agent, isSilent: boolean) {
  sent += 1
  const network = Math.floor(sent / FROM_ONE_ADDRESS)
  const headers = {
    'Content-Type': 'text/plain;charset=UTF-8',
    'User-Agent': PERSONS_BROWSER,
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
