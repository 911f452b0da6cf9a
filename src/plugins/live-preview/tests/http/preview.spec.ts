import { expect, test } from '@/tests/support/httpTest'

const PREVIEW_PATH = '/admin/apercu/fr-fr/home-page'

test('The preview beside a form is for staff, never cached and only framed by the site', async ({
  staff,
  visitor,
}) => {
  const refused = await visitor.get(PREVIEW_PATH, { maxRedirects: 1 })
  expect(refused.status()).toBe(403)
  expect(await refused.text()).toContain('Aperçu réservé à l’équipe')

  const shown = await staff.get(PREVIEW_PATH)
  expect(shown.status()).toBe(200)
  const { 'cache-control': cached, 'content-security-policy': policy } = shown.headers()
  expect(cached).toContain('no-store')
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/)
  expect(await shown.text()).toMatch(/<meta name="robots" content="noindex/)
})

test('The scripts that visitors load contain nothing of the preview', async ({
  visitor,
  staff,
}) => {
  // The message types between form and preview frame, which minification does not change.
  const MARK = /preview:\s*["'](ready|place|state)["']/
  const scripts = async (html: string) => {
    const sources = new Set(html.match(/\/_next\/static\/[^"'\\\s]+\.js/g))
    return Promise.all([...sources].map(async (source) => (await visitor.get(source)).text()))
  }
  for (const path of ['/', '/nos-offres', '/en/jobs', '/postuler/candidature-spontanee']) {
    const loaded = await scripts(await (await visitor.get(path)).text())
    expect(loaded.length).toBeGreaterThan(3)
    expect(
      loaded.filter((text) => MARK.test(text)),
      path,
    ).toEqual([])
  }
  const previewed = await scripts(await (await staff.get(PREVIEW_PATH)).text())
  expect(previewed.filter((text) => MARK.test(text))).not.toEqual([])
})
