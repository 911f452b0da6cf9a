import { getExactPath } from '../support/getExactPath'
import { expect, test } from '../support/httpTest'
import { publishOffer } from '../support/siteRecords'

const FORGED_HEADERS: Record<string, string>[] = [
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

test('no request header changes the page that the next visitor receives', async ({
  baseURL,
  staff,
}) => {
  const { slug } = await publishOffer(staff)
  const paths = ['/mentions-legales', `/nos-offres/${slug}`, `/postuler/${slug}`]
  for (const header of FORGED_HEADERS) {
    // The cache is emptied, so that the page is rendered for the request with this header.
    expect((await staff.post('/api/globals/navigation-settings', { data: {} })).ok()).toBe(true)
    for (const path of paths) {
      await getExactPath(baseURL, path, header)
      const { status, headers, body } = await getExactPath(baseURL, path)
      expect({ path, header, status }).toEqual({ path, header, status: 200 })
      expect(headers['content-type']).toContain('text/html')
      expect(body).toMatch(/<h1[^>]*>.*<\/html>$/s)
      expect(body).not.toContain('ailleurs.example')
    }
  }
})

test('A session is not cached under the URL of a picture in another spelling', async ({
  baseURL,
  staff,
}) => {
  const { cookies } = await staff.storageState()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const path = '/api/media/file/../../users/me?v=1'
  const own = await getExactPath(baseURL, path, { cookie, 'sec-fetch-site': 'same-origin' })
  expect(own.body).toContain('exemplia.test')
  expect((await getExactPath(baseURL, path)).body).not.toContain('exemplia.test')
})
