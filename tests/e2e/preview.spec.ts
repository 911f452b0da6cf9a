import { staffPages } from '../support/staffPages'
import { expect, test } from '../support/test'

test('staff see a draft, visitors what is published until it is', async ({ page, browser }) => {
  const pages = await staffPages(page.request)
  const id = await pages.publish('Sobriété logicielle')
  const address = '/expertises/sobriete-logicielle'
  const heading = page.getByRole('heading', { level: 1 })
  const visitor = await (await browser.newContext()).newPage()
  const seenByVisitor = async () => {
    await visitor.goto(address)
    return visitor.getByRole('heading', { level: 1 }).textContent()
  }
  expect(await seenByVisitor()).toBe('Sobriété logicielle')

  await pages.saveDraft(id, 'Sobriété, en brouillon')
  await page.goto(address)
  await expect(heading).toHaveText('Sobriété logicielle')
  await page.goto(`/api/apercu?page=${encodeURIComponent(address)}`)
  await expect(page).toHaveURL(address)
  await expect(heading).toHaveText('Sobriété, en brouillon')
  await expect(page.getByText('Aperçu du brouillon')).toBeVisible()
  expect(await seenByVisitor()).toBe('Sobriété logicielle')

  await page.getByRole('link', { name: 'Quitter l’aperçu' }).click()
  await expect(page).toHaveURL(address)
  await expect(heading).toHaveText('Sobriété logicielle')
  await expect(page.getByText('Aperçu du brouillon')).toBeHidden()

  await pages.publishTitle(id, 'Sobriété publiée')
  expect(await seenByVisitor()).toBe('Sobriété publiée')

  await pages.remove(id)
  await visitor.close()
})

test('the cookie of the preview shows nothing to someone without a session', async ({
  page,
  context,
}) => {
  const pages = await staffPages(page.request)
  const id = await pages.publish('Clean code')
  await pages.saveDraft(id, 'Clean code, secret')
  await page.goto(`/api/apercu?page=${encodeURIComponent('/expertises/clean-code')}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clean code, secret')

  await context.clearCookies({ name: 'staff-token' })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clean code')
  await expect(page.getByText('Aperçu du brouillon')).toBeHidden()

  await (await staffPages(page.request)).remove(id)
})

test('nobody previews without signing in, and nobody is led elsewhere', async ({ request }) => {
  const stranger = await request.get('/api/apercu?page=%2Fnotre-adn', { maxRedirects: 0 })
  expect(stranger.status()).toBe(403)
  expect(stranger.headers()['set-cookie']).toBeUndefined()

  await staffPages(request)
  for (const page of ['//evil.example', 'https://evil.example', '/admin', '/\\evil.example']) {
    const answer = await request.get(`/api/apercu?page=${encodeURIComponent(page)}`, {
      maxRedirects: 0,
    })
    expect(answer.status()).toBe(404)
  }
  const left = await request.get('/api/apercu/quitter', {
    headers: { Referer: 'https://evil.example//evil.example' },
    maxRedirects: 0,
  })
  expect(left.headers().location).toBe('/')
})

test('a deleted page leaves the site, the footer and the sitemap at once', async ({
  page,
  request,
}) => {
  const pages = await staffPages(request)
  const id = await pages.publish('Quantique appliqué')
  const address = '/expertises/quantique-applique'
  const footerLink = page.getByRole('contentinfo').getByRole('link', { name: 'Quantique appliqué' })
  const sitemap = async () => (await request.get('/sitemap.xml')).text()
  await page.goto('/notre-adn')
  await expect(footerLink).toBeVisible()
  expect(await sitemap()).toContain(address)

  await pages.remove(id)
  expect((await request.get(address)).status()).toBe(404)
  await page.goto('/notre-adn')
  await expect(footerLink).toHaveCount(0)
  expect(await sitemap()).not.toContain(address)
})
