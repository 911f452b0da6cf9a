import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freshCopy } from '@/src/server/build/freshCopy'
import { freePort } from '@/src/server/process/freePort'
import { root } from '@/src/server/root'
import { startWebServer } from '@/src/server/web/startWebServer'
import { firstAdmin } from '../support/firstAdmin'
import { gradeHeaders } from '../support/gradeHeaders'
import { PUBLIC_ADDRESSES } from '../support/publicRoutes'
import { publishOffer } from '../support/siteRecords'
import { expect, test } from '../support/test'

type Asked = { address: string; init?: RequestInit; status?: number }

/** Where every route stands, whatever it answers to a stranger. */
const ROUTES = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
  .filter((name) => /(^|\/)route\.tsx?$/.test(name))
  .map((name) => `/${path.dirname(name)}`.replace('/(payload)', ''))
  .map((address) => address.replace(/\[\.\.\.[^\]]+\]/, 'users').replace(/\[[^\]]+\]/g, '1'))

const ADMIN = [
  '/admin',
  '/admin/login',
  '/admin/forgot',
  '/admin/collections/users',
  '/admin/unauthorized',
]
const FILES = [
  ...['/robots.txt', '/sitemap.xml', '/.well-known/security.txt'],
  ...['/favicon.ico', '/icon.svg', '/apple-icon.png'],
]

const post = (body: string, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body,
})
const login = (password: string) =>
  post(JSON.stringify({ email: 'limite@exemplia.test', password }))

/** What is refused, each in its own way. */
const REFUSALS: Asked[] = [
  { address: '/rien/du/tout', status: 404 },
  { address: '/foo.bar', status: 404 },
  { address: '/%ff', status: 400 },
  { address: '/nos-offres', init: { method: 'POST', body: 'a=b' }, status: 405 },
  { address: '/api/users/login', init: post('x'.repeat(1_100_000)), status: 413 },
  { address: '/api/users/login', init: post('{'), status: 400 },
  { address: '/api/users/login', init: login('x'), status: 401 },
  { address: '/api/users/login', init: post('{}', { Origin: 'https://evil.test' }), status: 403 },
  { address: '/api/rien', status: 404 },
  { address: '/api/job-applications', status: 403 },
  { address: '/_next/static/rien.js', status: 404 },
  { address: '/fr', status: 307 },
  { address: '/api/sitemap.xml', status: 308 },
]

const ALL: Asked[] = [
  ...[...PUBLIC_ADDRESSES, ...ROUTES, ...ADMIN, ...FILES].map((address) => ({ address })),
  ...REFUSALS,
]

// What is the same for everybody says so itself; everything else of the interface is nobody's to keep.
const SHARED = /^\/api\/(media\/file|sitemap\.xml|lecteur-pdf)/
const isPrivate = (address: string) => /^\/(api|admin)/.test(address) && !SHARED.test(address)

async function gradeOf(site: string, { address, init, status }: Asked, isSecure = false) {
  const leave = new AbortController()
  const answer = await fetch(site + address, { redirect: 'manual', signal: leave.signal, ...init })
  const { headers } = answer
  leave.abort()
  const faults = gradeHeaders({
    status: answer.status,
    headers,
    isPrivate: isPrivate(address),
    isSecure,
  })
  if (status && answer.status !== status) faults.push(`status ${answer.status}, not ${status}`)
  if (answer.status >= 500) faults.push(`status ${answer.status}`)
  return faults.map((fault) => `${init?.method ?? 'GET'} ${address}: ${fault}`)
}

test('every answer, whoever gives it, carries the headers that protect it', async ({ baseURL }) => {
  const site = baseURL ?? ''
  test.slow()
  const faults: string[] = []
  for (const asked of ALL) faults.push(...(await gradeOf(site, asked)))
  expect(faults).toEqual([])
  const limited: number[] = []
  for (let attempt = 0; attempt < 6; attempt++) {
    limited.push((await fetch(`${site}/api/users/login`, login('x'))).status)
  }
  expect(limited.at(-1)).toBe(429)
  expect(
    await gradeOf(site, { address: '/api/users/login', init: login('x'), status: 429 }),
  ).toEqual([])
})

test('built scripts, styles and fonts carry them too, in every encoding', async ({
  baseURL,
  page,
}) => {
  const site = baseURL ?? ''
  await page.goto('/')
  const html = await page.content()
  const files = [...new Set(html.match(/\/_next\/static\/[^"'\s\\]+\.(?:js|css|woff2)/g))]
  expect(
    files.some((name) => name.endsWith('.js')) && files.some((name) => name.endsWith('.css')),
  ).toBe(true)
  for (const encoding of ['br', 'gzip', 'identity']) {
    for (const address of files) {
      const init = { headers: { 'Accept-Encoding': encoding } }
      expect(await gradeOf(site, { address, init, status: 200 })).toEqual([])
    }
  }
})

test('what only staff are answered is kept nowhere', async ({ staff }) => {
  const offer = await publishOffer(staff)
  for (const address of [
    '/api/job-applications',
    `/api/job-offers/${offer.id}`,
    '/api/users/me',
    '/api/users/sessions',
    '/api/globals/website-settings',
    '/api/statistiques',
    '/admin',
  ]) {
    const answer = await staff.get(address)
    expect(answer.status(), address).toBe(200)
    const headers = new Headers(answer.headers())
    expect(
      gradeHeaders({ status: 200, headers, isPrivate: true, isSecure: false }),
      address,
    ).toEqual([])
  }
})

test('over HTTPS browsers are told to stay there, and the session is of this host alone', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'exemplia-https-'))
  const port = await freePort()
  const server = await startWebServer(freshCopy(root, folder), {
    NODE_ENV: 'production',
    DATABASE_URL: process.env.DATABASE_UNDER_TEST ?? '',
    DATA_DIR: folder,
    PAYLOAD_SECRET: 'a secret of the site that is reached over TLS',
    SITE_URL: 'https://exemplia.test',
    PORT: String(port),
  })
  const site = `http://127.0.0.1:${port}`
  try {
    for (const address of [
      '/',
      '/nos-offres',
      '/admin/login',
      '/api/users/me',
      '/robots.txt',
      '/%ff',
    ]) {
      expect(await gradeOf(site, { address }, true)).toEqual([])
    }
    const answer = await fetch(`${site}/api/users/login`, post(JSON.stringify(firstAdmin)))
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/^__Host-staff-token=[^;]+;.*Path=\/;.*Secure/)
    expect(cookie).not.toMatch(/domain=/i)
    const [named = ''] = cookie.split(';')
    const whoIs = async (sent: string) => {
      const headers = { Cookie: sent, 'Sec-Fetch-Site': 'same-origin' }
      const { user } = await (await fetch(`${site}/api/users/me`, { headers })).json()
      return user?.email ?? null
    }
    expect(await whoIs(named)).toBe(firstAdmin.email)
    expect(await whoIs(named.replace('__Host-', ''))).toBeNull()
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
