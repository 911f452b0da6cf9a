import { request as askPlainly } from 'node:http'
import { request as askSecurely } from 'node:https'
import { isIPv6, type LookupFunction } from 'node:net'
import { faultOfStatus, type LinkFault } from '@/src/domain/care/outsideLinks'
import type { Outlets } from './outlets'
import { reachableIp } from './reachableIp'

const TIMEOUT_MS = 8_000
const MOST_REDIRECTS = 5

type Asking = {
  /** By whom, for those who are asked: with the address of the site. */
  agent: string
  allowedHosts: readonly string[]
  signal: AbortSignal
}

/** What is wrong with an address of another site: it is asked for its head, and whole where that is refused. */
export async function askAddress(
  address: URL,
  { mail: { allowedHosts }, siteUrl = '' }: Pick<Outlets, 'mail' | 'siteUrl'>,
  timeoutMs = TIMEOUT_MS,
): Promise<LinkFault | null> {
  const agent = `Mozilla/5.0 (compatible; LinkCheck/1.0; +${siteUrl})`
  const asking = { agent, allowedHosts, signal: AbortSignal.timeout(timeoutMs) }
  try {
    const head = await statusOf(address, 'HEAD', asking)
    return faultOfStatus(head < 400 ? head : await statusOf(address, 'GET', asking))
  } catch {
    // Whatever it is, and inside the house too: visitors do not get there.
    return 'silent'
  }
}

// By hand, so that no redirection leads where a link may not.
async function statusOf(first: URL, method: 'HEAD' | 'GET', asking: Asking): Promise<number> {
  let address = first
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const { status, location } = await answerOf(address, method, asking)
    if (status < 300 || status >= 400 || !location) return status
    address = new URL(location, address)
  }
  throw new Error('It leads from one address to the next')
}

async function answerOf(address: URL, method: 'HEAD' | 'GET', asking: Asking) {
  const { agent, allowedHosts, signal } = asking
  const ask = { 'http:': askPlainly, 'https:': askSecurely }[address.protocol]
  if (!ask) throw new Error('It leads to what is no page')
  const ip = await reachableIp(address.hostname, allowedHosts)
  // To this very address: the name might lead elsewhere a moment later.
  const lookup: LookupFunction = (_name, { all }, done) => {
    const family = isIPv6(ip) ? 6 : 4
    if (all) done(null, [{ address: ip, family }])
    else done(null, ip, family)
  }
  return new Promise<{ status: number; location: string | undefined }>((resolve, reject) => {
    const headers = { 'User-Agent': agent, Accept: 'text/html,*/*;q=0.8' }
    const asked = ask(address, { method, headers, lookup, signal, agent: false }, (answer) => {
      resolve({ status: answer.statusCode ?? 0, location: answer.headers.location })
      // Nobody reads the rest.
      answer.destroy()
    })
    asked.on('error', reject)
    asked.end()
  })
}
