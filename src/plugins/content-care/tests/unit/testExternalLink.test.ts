import type { RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { testExternalLink } from '@/src/plugins/content-care/notifications/testExternalLink'
import { listenOnFreePort } from '@/tests/support/listenOnFreePort'

const STATUS_BY_PATH: Record<string, number> = {
  '/la': 200,
  '/parti': 404,
  '/panne': 503,
  '/prive': 403,
}

const receivedRequests: string[] = []

/** Another site, which is only reached by the name `localhost`. */
const externalSiteListener: RequestListener = ({ method, url = '', headers }, answer) => {
  receivedRequests.push(`${method} ${url} ${headers['user-agent']}`)
  const lead = (location: string) => answer.writeHead(302, { location })
  if (url === '/muet') return
  if (url === '/sans-tete') answer.statusCode = method === 'HEAD' ? 405 : 200
  else if (url === '/vers-la') lead('/la')
  else if (url === '/dedans') lead(`http://127.0.0.1:${headers.host?.split(':')[1]}/secret`)
  else if (url === '/fichier') lead('file:///etc/passwd')
  else if (url === '/rond') lead('/rond')
  else answer.statusCode = STATUS_BY_PATH[url] ?? 200
  answer.end('x')
}

async function testLinkTo(
  path: string,
  { host = 'localhost', allowed = ['localhost'], timeoutMs = 20_000 } = {},
) {
  receivedRequests.length = 0
  const { port } = new URL(await listenOnFreePort(externalSiteListener))
  const mail = { directory: '', smtpUrl: undefined, allowedHosts: allowed }
  const site = { mail, siteUrl: 'https://www.exemplia.example' }
  return testExternalLink(new URL(`http://${host}:${port}${path}`), site, timeoutMs)
}

test.each([
  ['/la', null],
  ['/parti', 'gone'],
  ['/panne', 'failing'],
  ['/prive', null],
  ['/sans-tete', null],
  ['/vers-la', null],
  ['/rond', 'silent'],
  ['/fichier', 'silent'],
])('%s: %s', async (path, fault) => expect(await testLinkTo(path)).toBe(fault))

test('A site that does not respond in time is silent', async () => {
  expect(await testLinkTo('/muet', { timeoutMs: 500 })).toBe('silent')
})

test('The request names the site, and uses GET only when HEAD is refused', async () => {
  await testLinkTo('/la')
  const agent = 'Mozilla/5.0 (compatible; LinkCheck/1.0; +https://www.exemplia.example)'
  expect(receivedRequests).toEqual([`HEAD /la ${agent}`])
  await testLinkTo('/sans-tete')
  expect(receivedRequests).toEqual([`HEAD /sans-tete ${agent}`, `GET /sans-tete ${agent}`])
})

test.each(['127.0.0.1', 'localhost', '127.1', '2130706433', '0x7f000001', '[::ffff:127.0.0.1]'])(
  'An internal address is not requested: %s',
  async (host) => {
    expect(await testLinkTo('/la', { host, allowed: [] })).toBe('silent')
    expect(receivedRequests).toEqual([])
  },
)

test('An internal address is not reached by a redirect either', async () => {
  expect(await testLinkTo('/dedans')).toBe('silent')
  expect(receivedRequests).toHaveLength(1)
})
