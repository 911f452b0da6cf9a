import { get, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { publishOffer } from '../support/siteRecords'
import { expect, test } from '../support/test'

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: string }

/** Asks for an address letter by letter as it is given, which no browser would. */
function ask(baseURL: string | undefined, path: string, headers: Record<string, string> = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const { port } = new URL(baseURL ?? '')
    const asked = get({ port, path, headers }, async (answer) => {
      const { statusCode: status, headers } = answer
      resolve({ status, headers, body: await text(answer) })
    })
    asked.on('error', reject)
  })
}

test('every answer says how it may be used', async ({ baseURL, request }) => {
  const home = await (await request.get('/')).text()
  const [, style] = /href="(\/_next\/static\/[^"]+\.css)"/.exec(home) ?? []
  const [, picture] = /src="(\/api\/media\/file\/[^"]+)"/.exec(home) ?? []
  const addresses = [
    ...['/', '/nos-offres', '/postuler/gardienne-de-phare', '/rien', '/admin/login', '/robots.txt'],
    ...[
      '/api/users/me',
      '/api/rien',
      '/favicon.ico',
      '/images-sociales/accueil.png',
      '/%ff',
      '/fr',
    ],
    ...[style ?? '', picture?.replaceAll('&amp;', '&') ?? ''],
  ]
  for (const address of addresses) {
    const { headers } = await ask(baseURL, address)
    expect({ address, ...headers }).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    if (!address.startsWith('/admin')) {
      expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/)
    }
    expect(headers['strict-transport-security']).toBeUndefined()
  }
})

test('what does not exist is not found, in a whole page, and is kept nowhere', async ({
  baseURL,
}) => {
  const unknown = [
    ...['/secteurs', '/expertises', '/notre-adn', '/nos-offres', '/de', '/maintenance', '/rien'],
    ...['/images-sociales', '/images-sociales/secteurs', '/_next/data/a', '/postuler/a_b'],
  ]
  for (const folder of unknown) {
    for (const name of ['jamais-vu', 'a.b', 'a%2Fb', 'jamais-vu/plus-bas', 'jamais-vu.png']) {
      const { status, headers, body } = await ask(baseURL, `${folder}/${name}`)
      expect(`${folder}/${name} ${status}`).toBe(`${folder}/${name} 404`)
      expect(body).toMatch(/<h1[^>]*>Page non trouvée<\/h1>/)
      expect(headers['cache-control']).toContain('no-store')
      // Next has drawn one page for all of them.
      expect(headers['x-nextjs-cache']).toBeDefined()
      expect(body).not.toContain('jamais-vu')
    }
  }
  for (const folder of ['/en', '/en/jobs', '/en/expertise', '/en/images-sociales', '/en/admin']) {
    for (const name of ['jamais-vu', 'a.b', 'a%2Fb', 'jamais-vu/plus-bas', 'jamais-vu.png']) {
      const { status, headers, body } = await ask(baseURL, `${folder}/${name}`)
      expect(`${folder}/${name} ${status}`).toBe(`${folder}/${name} 404`)
      expect(body).toMatch(/<h1[^>]*>Page not found<\/h1>/)
      expect(headers['cache-control']).toContain('no-store')
      expect(body).not.toContain('jamais-vu')
    }
  }
  expect((await ask(baseURL, '/_next/image?url=%2Ffavicon.ico&w=64&q=75')).status).toBe(404)
})

test('a form for what is not on offer is drawn for one request and proposes to write anyway', async ({
  page,
  request,
}) => {
  const answer = await request.get('/postuler/gardienne-de-phare')
  expect(answer.headers()['cache-control']).toContain('no-store')
  expect(answer.headers()['x-nextjs-cache']).toBeUndefined()
  expect(await answer.text()).toContain('<meta name="robots" content="noindex"')
  await page.goto('/postuler/gardienne-de-phare')
  await page.getByRole('link', { name: 'Envoyer une candidature spontanée' }).click()
  await expect(page).toHaveURL('/postuler/candidature-spontanee')
  for (const path of [`/postuler/${'a'.repeat(81)}`, '/postuler/a%20b', '/postuler/a_b']) {
    expect((await request.get(path)).status()).toBe(404)
  }
})

test('no request changes what the next one is shown', async ({ baseURL, staff }) => {
  const { slug } = await publishOffer(staff)
  const headers: Record<string, string>[] = [
    { 'x-middleware-prefetch': '1' },
    { 'x-nextjs-data': '1' },
    { 'x-matched-path': '/admin' },
    { 'x-now-route-matches': '1=fr-fr' },
    { 'x-edition': 'en-fr' },
    { 'x-invoke-path': '/rien', 'x-invoke-status': '404' },
    { 'x-middleware-rewrite': '/rien' },
    { 'x-prerender-revalidate': '1' },
    { 'x-address-answer': 'unlisted' },
    { 'next-resume': '1' },
    { purpose: 'prefetch', 'sec-purpose': 'prefetch' },
    { rsc: '1', 'next-router-prefetch': '1' },
    { rsc: '1', 'next-router-segment-prefetch': '/_tree' },
    { rsc: '1', 'next-router-state-tree': '%5B%22%22%5D' },
    { host: 'ailleurs.example', 'x-forwarded-host': 'ailleurs.example' },
  ]
  for (const address of ['/mentions-legales', `/nos-offres/${slug}`, `/postuler/${slug}`]) {
    for (const header of headers) {
      // The first to ask, with this header, has the page drawn.
      expect((await staff.post('/api/globals/navigation-settings', { data: {} })).ok()).toBe(true)
      await ask(baseURL, address, header)
      const { status, headers, body } = await ask(baseURL, address)
      expect({ address, header, status }).toEqual({ address, header, status: 200 })
      expect(headers['content-type']).toContain('text/html')
      expect(body).toMatch(/<h1[^>]*>.*<\/html>$/s)
      expect(body).not.toContain('ailleurs.example')
    }
  }
})

test('a picture’s address in another spelling does not show a session to the next', async ({
  baseURL,
  staff,
}) => {
  const { cookies } = await staff.storageState()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const address = '/api/media/file/../../users/me?v=1'
  const fromTheSite = { 'sec-fetch-site': 'same-origin' }
  expect((await ask(baseURL, address, { cookie, ...fromTheSite })).body).toContain('exemplia.test')
  expect((await ask(baseURL, address)).body).not.toContain('exemplia.test')
})
