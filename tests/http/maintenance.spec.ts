import { getExactPath } from '../support/getExactPath'
import { expect, test } from '../support/httpTest'
import { readHtml } from '../support/readHtml'
import { saveGlobal } from '../support/staffContent'

test('Maintenance mode closes the public pages in both languages, leaves the admin open with a notice, and ends', async ({
  visitor,
  staff,
  baseURL,
}) => {
  const statusOf = async (path: string) => (await visitor.get(path)).status()
  const setMaintenance = async (maintenanceMode: boolean) => {
    await saveGlobal(staff, 'website-settings', { maintenanceMode })
    for (const path of ['/', '/en']) {
      await expect.poll(() => statusOf(path)).toBe(maintenanceMode ? 503 : 200)
    }
  }
  expect(await statusOf('/')).toBe(200)
  try {
    await setMaintenance(true)
    for (const { language, title, paths } of [
      {
        language: 'fr',
        title: 'Site en maintenance',
        paths: ['/', '/nos-offres', '/notre-adn', '/postuler/candidature-spontanee', '/rien'],
      },
      {
        language: 'en',
        title: 'Site under maintenance',
        paths: ['/en', '/en/jobs', '/en/apply/speculative', '/en/nowhere'],
      },
    ]) {
      for (const path of paths) {
        const response = await visitor.get(path)
        expect(response.status(), path).toBe(503)
        expect(response.headers(), path).toMatchObject({
          'retry-after': '300',
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        })
        const page = readHtml(await response.text())
        expect([page.value('html', 'lang'), ...page.texts('h1')], path).toEqual([language, title])
      }
    }
    // Client navigation sends such a request.
    const link = await visitor.get('/notre-adn', { headers: { rsc: '1' } })
    expect(link.status()).toBe(503)
    for (const path of ['/api/../nos-offres', '/admin/%2e%2e/nos-offres', '//nos-offres']) {
      expect((await getExactPath(baseURL, path)).status, path).toBe(503)
    }
    const list = await staff.get('/admin/collections/job-offers')
    expect(await list.text()).toContain('Le mode maintenance est activé')
    for (const path of ['/admin/login', '/api/globals/website-settings', '/favicon.ico']) {
      expect(await statusOf(path), path).toBe(200)
    }
  } finally {
    await setMaintenance(false)
  }
})
