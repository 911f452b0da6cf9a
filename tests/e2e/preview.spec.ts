import { publishExpertise, saveDraft } from '../support/staffPages'
import { expect, test } from '../support/test'

const previewOf = (address: string) => `/api/apercu?page=${encodeURIComponent(address)}`

test('staff see a draft, visitors what is published until it is', async ({
  staffPage,
  staff,
  browser,
  baseURL,
}) => {
  const { id, title, address } = await publishExpertise(staff)
  const heading = staffPage.getByRole('heading', { level: 1 })
  const visitor = await browser.newPage({ baseURL })
  const seenByVisitor = async () => {
    await visitor.goto(address)
    return visitor.getByRole('heading', { level: 1 }).textContent()
  }
  expect(await seenByVisitor()).toBe(title)

  await saveDraft(staff, id, 'Sobriété, en brouillon')
  await staffPage.goto(address)
  await expect(heading).toHaveText(title)
  await staffPage.goto(previewOf(address))
  await expect(staffPage).toHaveURL(address)
  await expect(heading).toHaveText('Sobriété, en brouillon')
  await expect(staffPage.getByText('Aperçu du brouillon')).toBeVisible()
  expect(await seenByVisitor()).toBe(title)

  await staffPage.getByRole('link', { name: 'Quitter l’aperçu' }).click()
  await expect(staffPage).toHaveURL(address)
  await expect(heading).toHaveText(title)
  await expect(staffPage.getByText('Aperçu du brouillon')).toBeHidden()

  const data = { title: 'Sobriété publiée', _status: 'published' }
  await staff.patch(`/api/expertise-pages/${id}`, { data })
  expect(await seenByVisitor()).toBe('Sobriété publiée')
  await staff.delete(`/api/expertise-pages/${id}`)
  await visitor.close()
})

test('the cookie of the preview shows nothing to someone without a session', async ({
  staffPage,
  staff,
  context,
}) => {
  const { id, title, address } = await publishExpertise(staff)
  await saveDraft(staff, id, 'Sobriété secrète')
  const heading = staffPage.getByRole('heading', { level: 1 })
  await staffPage.goto(previewOf(address))
  await expect(heading).toHaveText('Sobriété secrète')

  await context.clearCookies({ name: 'staff-token' })
  await staffPage.reload()
  await expect(heading).toHaveText(title)
  await expect(staffPage.getByText('Aperçu du brouillon')).toBeHidden()
  await staff.delete(`/api/expertise-pages/${id}`)
})

test('nobody previews without signing in', async ({ request }) => {
  const answer = await request.get(previewOf('/notre-adn'), { maxRedirects: 0 })
  expect(answer.status()).toBe(403)
  expect(answer.headers()['set-cookie']).toBeUndefined()
})

test('the preview leads nowhere outside the site', async ({ staff }) => {
  for (const page of ['//evil.example', 'https://evil.example', '/admin', '/\\evil.example']) {
    expect((await staff.get(previewOf(page), { maxRedirects: 0 })).status()).toBe(404)
  }
  const left = await staff.get('/api/apercu/quitter', {
    headers: { Referer: 'https://evil.example//evil.example' },
    maxRedirects: 0,
  })
  expect(left.headers().location).toBe('/')
})
