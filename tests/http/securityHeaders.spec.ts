import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyBuild } from '@/src/server/build/copyBuild'
import { findFreePort } from '@/src/server/process/findFreePort'
import { root } from '@/src/server/root'
import { startWebServer } from '@/src/server/web/startWebServer'
import { firstAdmin } from '../support/firstAdmin'
import { gradeHeaders } from '../support/gradeHeaders'
import { expect, test } from '../support/httpTest'
import { PUBLIC_ADDRESSES } from '../support/publicRoutes'
import { publishOffer } from '../support/siteRecords'

type RequestCase = { path: string; init?: RequestInit; status?: number }

const ADMIN_PATHS = [
  '/admin',
  '/admin/login',
  '/admin/forgot',
  '/admin/collections/users',
  '/admin/unauthorized',
]
const FILE_PATHS = [
  ...['/robots.txt', '/sitemap.xml', '/.well-known/security.txt'],
  ...['/favicon.ico', '/icon.svg', '/apple-icon.png'],
]

const postInit = (body: string, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body,
})
const WRONG_PASSWORD_REQUEST = postInit(
  JSON.stringify({ email: 'inconnue@exemplia.test', password: 'x' }),
)

/** Requests that are refused by different parts of the site. */
const REFUSED_REQUESTS: RequestCase[] = [
  { path: '/rien/du/tout', status: 404 },
  { path: '/foo.bar', status: 404 },
  { path: '/%ff', status: 400 },
  { path: '/nos-offres', init: { method: 'POST', body: 'a=b' }, status: 405 },
  { path: '/api/users/login', init: postInit('x'.repeat(1_100_000)), status: 413 },
  { path: '/api/users/login', init: postInit('{'), status: 400 },
  { path: '/api/users/login', init: WRONG_PASSWORD_REQUEST, status: 401 },
  { path: '/api/users/login', init: postInit('{}', { Origin: 'https://evil.test' }), status: 403 },
  { path: '/api/rien', status: 404 },
  { path: '/api/job-applications', status: 403 },
  { path: '/_next/static/rien.js', status: 404 },
  { path: '/fr', status: 307 },
  { path: '/api/sitemap.xml', status: 308 },
]

// Responses that are the same for all users may be cached by proxies.
const SHARED_RESPONSE_URL = /^\/api\/(media\/file|sitemap\.xml)/
const isPrivateUrl = (url: string) => /^\/(api|admin)/.test(url) && !SHARED_RESPONSE_URL.test(url)

async function findCaseFaults(
  site: string,
  { path: url, init, status }: RequestCase,
  isSecure = false,
) {
  const response = await fetch(site + url, { redirect: 'manual', ...init })
  await response.arrayBuffer()
  const { headers } = response
  const graded = { status: response.status, headers, isPrivate: isPrivateUrl(url), isSecure }
  const faults = gradeHeaders(graded)
  // The admin is Payload's, which sets styles by script.
  const policy = headers.get('content-security-policy') ?? ''
  if (!url.startsWith('/admin') && /script-src[^;]*unsafe/.test(policy)) faults.push(policy)
  if (status && response.status !== status) faults.push(`status ${response.status}, not ${status}`)
  if (response.status >= 500) faults.push(`status ${response.status}`)
  return faults.map((fault) => `${init?.method ?? 'GET'} ${url}: ${fault}`)
}

test('every page, file and refusal has the security headers', async ({ baseURL }) => {
  const site = baseURL ?? ''
  const pages = [...PUBLIC_ADDRESSES, ...ADMIN_PATHS, ...FILE_PATHS].map((url) => ({ path: url }))
  const faults: string[] = []
  for (const request of [...pages, ...REFUSED_REQUESTS])
    faults.push(...(await findCaseFaults(site, request)))
  expect(faults).toEqual([])
})

test('scripts, styles, fonts and pictures have the security headers in every encoding', async ({
  baseURL,
}) => {
  const site = baseURL ?? ''
  const html = await (await fetch(site)).text()
  const built = html.match(/\/_next\/static\/[^"'\s\\]+\.(?:js|css|woff2)/g) ?? []
  const [, picture = ''] = /src="(\/api\/media\/file\/[^"]+)"/.exec(html) ?? []
  for (const kind of ['.js', '.css']) expect(built.some((url) => url.endsWith(kind))).toBe(true)
  expect(picture).not.toBe('')
  for (const encoding of ['br', 'gzip', 'identity']) {
    for (const url of new Set([...built, picture.replaceAll('&amp;', '&')])) {
      const init = { headers: { 'Accept-Encoding': encoding } }
      expect(await findCaseFaults(site, { path: url, init, status: 200 })).toEqual([])
    }
  }
})

test('responses to staff are not cached', async ({ staff }) => {
  const offer = await publishOffer(staff)
  for (const url of [
    '/api/job-applications',
    `/api/job-offers/${offer.id}`,
    '/api/users/me',
    '/api/users/sessions',
    '/api/globals/website-settings',
    '/api/statistiques',
    '/admin',
  ]) {
    const response = await staff.get(url)
    expect(response.status(), url).toBe(200)
    const headers = new Headers(response.headers())
    const graded = { status: 200, headers, isPrivate: true, isSecure: false }
    expect(gradeHeaders(graded), url).toEqual([])
  }
})

// A second web server: unit tests check the headers and the cookies by themselves.
test('over HTTPS responses have HSTS, and the session cookie belongs to this host alone', {
  tag: '@slow',
}, async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'exemplia-https-'))
  const port = await findFreePort()
  const server = await startWebServer(copyBuild(root, folder), {
    NODE_ENV: 'production',
    DATABASE_URL: process.env.DATABASE_UNDER_TEST ?? '',
    DATA_DIR: folder,
    PAYLOAD_SECRET: 'a secret of the site that is reached over TLS',
    SITE_URL: 'https://exemplia.test',
    PORT: String(port),
  })
  const site = `http://127.0.0.1:${port}`
  try {
    for (const url of [
      '/',
      '/nos-offres',
      '/admin/login',
      '/api/users/me',
      '/robots.txt',
      '/%ff',
    ]) {
      expect(await findCaseFaults(site, { path: url }, true)).toEqual([])
    }
    const response = await fetch(`${site}/api/users/login`, postInit(JSON.stringify(firstAdmin)))
    const [cookie = ''] = response.headers.getSetCookie()
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
