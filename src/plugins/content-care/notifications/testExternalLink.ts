import { request as askPlainly } from 'node:http'
import { request as askSecurely } from 'node:https'
import { isIPv6, type LookupFunction } from 'node:net'
import { findAllowedIp } from '@/src/notifications/findAllowedIp'
import type { NotificationOutlets } from '@/src/notifications/notificationOutlets'
import { type LinkFault, linkFaultOfStatus } from '@/src/plugins/content-care/rules/externalLinks'

const LINK_TEST_TIMEOUT_MS = 8_000
const MAX_REDIRECTS = 5

type LinkRequestOptions = {
  /** The User-Agent header; it contains the URL of the site. */
  agent: string
  allowedHosts: readonly string[]
  signal: AbortSignal
}

/**
 * Tests a link to another site: with HEAD, and with GET when HEAD fails. @returns the fault, or
 * null
 */
export async function testExternalLink(
  address: URL,
  { mail: { allowedHosts }, siteUrl = '' }: Pick<NotificationOutlets, 'mail' | 'siteUrl'>,
  timeoutMs = LINK_TEST_TIMEOUT_MS,
): Promise<LinkFault | null> {
  const agent = `Mozilla/5.0 (compatible; LinkCheck/1.0; +${siteUrl})`
  const asking = { agent, allowedHosts, signal: AbortSignal.timeout(timeoutMs) }
  try {
    const head = await statusAfterRedirects(address, 'HEAD', asking)
    return linkFaultOfStatus(head < 400 ? head : await statusAfterRedirects(address, 'GET', asking))
  } catch {
    // Any network error counts, also for an internal address: visitors cannot reach it either.
    return 'silent'
  }
}

// Follows redirects itself, so that each target is checked too.
async function statusAfterRedirects(
  first: URL,
  method: 'HEAD' | 'GET',
  asking: LinkRequestOptions,
): Promise<number> {
  let address = first
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const { status, location } = await requestWithoutRedirect(address, method, asking)
    if (status < 300 || status >= 400 || !location) return status
    address = new URL(location, address)
  }
  throw new Error('The link has too many redirects')
}

async function requestWithoutRedirect(
  address: URL,
  method: 'HEAD' | 'GET',
  asking: LinkRequestOptions,
) {
  const { agent, allowedHosts, signal } = asking
  const ask = { 'http:': askPlainly, 'https:': askSecurely }[address.protocol]
  if (!ask) throw new Error('The link is not an HTTP URL')
  const ip = await findAllowedIp(address.hostname, allowedHosts)
  // The lookup returns the checked IP: a second DNS look-up could return another one.
  const lookup: LookupFunction = (_name, { all }, done) => {
    const family = isIPv6(ip) ? 6 : 4
    if (all) done(null, [{ address: ip, family }])
    else done(null, ip, family)
  }
  return new Promise<{ status: number; location: string | undefined }>((resolve, reject) => {
    const headers = { 'User-Agent': agent, Accept: 'text/html,*/*;q=0.8' }
    const clientRequest = ask(
      address,
      { method, headers, lookup, signal, agent: false },
      (answer) => {
        resolve({ status: answer.statusCode ?? 0, location: answer.headers.location })
        // The rest of the response is discarded, because it is not needed.
        answer.destroy()
      },
    )
    clientRequest.on('error', reject)
    clientRequest.end()
  })
}
