import { getExactPath } from '../support/getExactPath'
import { expect, test } from '../support/httpTest'
import { readHtml } from '../support/readHtml'

const UNKNOWN_NAMES = ['jamais-vu', 'a.b', 'a%2Fb', 'jamais-vu/plus-bas', 'jamais-vu.png']

for (const { language, title, folders } of [
  {
    language: 'French',
    title: 'Page non trouvée',
    folders: [
      ...['/secteurs', '/expertises', '/notre-adn', '/nos-offres', '/de', '/maintenance', '/rien'],
      ...[
        '',
        '/en-fr',
        '/images-sociales',
        '/images-sociales/secteurs',
        '/_next/data/a',
        '/postuler/a_b',
      ],
    ],
  },
  {
    language: 'English',
    title: 'Page not found',
    folders: ['/en', '/en/jobs', '/en/expertise', '/en/images-sociales', '/en/admin'],
  },
]) {
  test(`An unknown URL gets a complete ${language} 404 page that is not cached`, async ({
    baseURL,
  }) => {
    for (const path of folders.flatMap((folder) =>
      UNKNOWN_NAMES.map((name) => `${folder}/${name}`),
    )) {
      const { status, headers, body } = await getExactPath(baseURL, path)
      expect.soft(status, path).toBe(404)
      expect.soft(readHtml(body).texts('h1'), path).toEqual([title])
      expect.soft(headers['cache-control'], path).toContain('no-store')
      // Next.js renders one page for all unknown URLs.
      expect.soft(body, path).not.toContain('jamais-vu')
      if (language === 'French') expect.soft(headers['x-nextjs-cache'], path).toBeDefined()
    }
  })
}

test('The framework’s routes for pictures do not exist', async ({ visitor }) => {
  const response = await visitor.get('/_next/image?url=%2Ffavicon.ico&w=64&q=75')
  expect(response.status()).toBe(404)
})

test('the form for an unknown offer is rendered per request and links to the form without an offer', async ({
  visitor,
}) => {
  const response = await visitor.get('/postuler/gardienne-de-phare')
  expect(response.headers()['cache-control']).toContain('no-store')
  expect(response.headers()['x-nextjs-cache']).toBeUndefined()
  const page = readHtml(await response.text())
  expect(page.value('meta[name="robots"]', 'content')).toMatch(/^noindex/)
  const links = page.all('main a').map((link) => [link.textContent, link.getAttributeValue('href')])
  expect(links).toContainEqual([
    'Envoyer une candidature spontanée',
    '/postuler/candidature-spontanee',
  ])
  for (const path of [`/postuler/${'a'.repeat(81)}`, '/postuler/a%20b', '/postuler/a_b']) {
    expect((await visitor.get(path)).status(), path).toBe(404)
  }
})
