import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../support/httpTest'
import { expectNotOnPage, expectOnPage, readPage } from '../support/publicPages'
import { readHtml } from '../support/readHtml'
import { createRareWord, openAccount, publishOffer, sendApplication } from '../support/siteRecords'
import { signInByApi } from '../support/staffAccounts'
import {
  changeContent,
  deleteContent,
  draftCopyOfFirst,
  listContent,
  publishCopyOfFirst,
  readGlobal,
  saveGlobal,
} from '../support/staffContent'

const VALUE_LIST_PATH = '/admin/collections/value-pages'

async function readAdminPage(staff: APIRequestContext, path: string) {
  const response = await staff.get(path)
  expect(response.status(), path).toBe(200)
  return readHtml(await response.text())
}

/** The list row of this document. */
async function findListRow(staff: APIRequestContext, list: string, title: string) {
  const page = await readAdminPage(staff, list)
  return page.texts('tbody tr').find((row) => row.includes(title)) ?? ''
}

test('The start page leads to the pages that are missing in English', async ({ staff }) => {
  const title = createRareWord()
  const [seeded] = await listContent(staff, 'value-pages')
  const { id } = await publishCopyOfFirst(staff, 'value-pages', { title, slug: '' })
  const links = (await readAdminPage(staff, '/admin')).values('a', 'href')
  expect(links).toContain(`${VALUE_LIST_PATH}/${id}?locale=en`)
  expect(links).not.toContain(`${VALUE_LIST_PATH}/${seeded?.id}?locale=en`)
  await deleteContent(staff, 'value-pages', id)
})

test('Access is requested on the sign-in page only while the settings allow it', async ({
  director,
  visitor,
}) => {
  const signInPage = async () => (await visitor.get('/admin/login')).text()
  await saveGlobal(director, 'website-settings', { allowRegistration: true })
  try {
    expect(await signInPage()).toContain('AccessRequestForm')
  } finally {
    await saveGlobal(director, 'website-settings', { allowRegistration: false })
  }
  const page = await signInPage()
  expect(page).toContain('SignInPage')
  expect(page).not.toContain('AccessRequestForm')
  expect(readHtml(page).value('meta[name="robots"]', 'content')).toContain('noindex')
})

test('A draft of a sector has no page and is listed nowhere until it is published', async ({
  staff,
  visitor,
}) => {
  const slug = `mobilite-${createRareWord().toLowerCase()}`
  const path = `/secteurs/${slug}`
  const { id } = await draftCopyOfFirst(staff, 'sector-pages', { title: `Mobilité ${slug}`, slug })
  const places = async () => [
    (await readPage(visitor, '/')).includes(`href="${path}"`),
    (await (await visitor.get('/sitemap.xml')).text()).includes(`${path}<`),
    (await visitor.get(path)).status(),
  ]
  expect(await places()).toEqual([false, false, 404])
  await changeContent(staff, 'sector-pages', id, { _status: 'published' })
  expect(await places()).toEqual([true, true, 200])
  await deleteContent(staff, 'sector-pages', id)
  expect(await places()).toEqual([false, false, 404])
})

test('A new place is found by visitors, renamed everywhere, and removed after its offers have another', async ({
  staff,
  visitor,
}) => {
  const [town, renamed] = [`Lille ${createRareWord()}`, `Métropole ${createRareWord()}`]
  const data = { label: town, kind: 'location' }
  const { doc } = await (await staff.post('/api/offer-criteria', { data })).json()
  expect(doc.code).toMatch(/^lille-q/)
  const { id, slug, title } = await publishOffer(staff, { location: doc.code })
  const search = `/nos-offres?lieu=${doc.code}`
  await expectOnPage(visitor, `/nos-offres/${slug}`, [town, `"addressLocality":"${town}"`])
  await expectOnPage(visitor, search, [title, `>${town}</option>`])
  await expectOnPage(visitor, '/en/jobs', [town])

  await changeContent(staff, 'offer-criteria', doc.id, { label: renamed })
  await expectOnPage(visitor, `/nos-offres/${slug}`, [renamed])
  await expectNotOnPage(visitor, `/nos-offres/${slug}`, [town])
  await expectOnPage(visitor, search, [title, renamed])

  expect((await staff.delete(`/api/offer-criteria/${doc.id}`)).status()).toBe(409)
  await changeContent(staff, 'job-offers', id, { location: 'nantes' })
  await deleteContent(staff, 'offer-criteria', doc.id)
  await expectOnPage(visitor, `/nos-offres/${slug}`, ['Nantes'])
  await expectNotOnPage(visitor, '/nos-offres', [renamed])
  // An unknown code filters nothing.
  expect(await readPage(visitor, search)).not.toContain(`value="${doc.code}"`)
})

test('An accent colour of the settings is used by the site, its icons and the admin', async ({
  staff,
  visitor,
}) => {
  await saveGlobal(staff, 'website-settings', { accentColor: '#7a1fa2' })
  try {
    const home = await readPage(visitor, '/')
    expect(home).toContain('--color-accent-ink:#7a1fa2')
    expect(home).toContain('<feColorMatrix')
    const admin = readHtml(await (await staff.get('/admin')).text())
    expect(admin.value('html', 'style')).toContain('--color-accent-ink:#7a1fa2')
    expect(await (await visitor.get('/icon.svg')).text()).not.toContain('#d9481c')
    for (const icon of ['/apple-icon.png', '/favicon.ico']) {
      await expect(await visitor.get(icon)).toBeOK()
    }
  } finally {
    await saveGlobal(staff, 'website-settings', { accentColor: null })
  }
  expect(await readPage(visitor, '/')).not.toContain('--color-accent-ink')
})

test('The X page of the settings is named in the header of every page', async ({
  staff,
  visitor,
}) => {
  const before = await readGlobal(staff, 'website-settings')
  const twitterUrl = `https://x.com/${createRareWord().toLowerCase()}`
  await saveGlobal(staff, 'website-settings', { twitterUrl })
  const header = (await readPage(visitor, '/')).split('</header>')[0] ?? ''
  const link = readHtml(header)
    .all('a')
    .find((a) => a.getAttributeValue('href') === twitterUrl)
  expect(link?.getAttributeValue('aria-label') ?? link?.textContent).toMatch(/sur X \(Twitter\)/)
  await expectOnPage(visitor, '/', ['"sameAs":'])
  await saveGlobal(staff, 'website-settings', before)
})

test('The time zone of the settings is that of the dates in the lists', async ({
  baseURL,
  director,
  staff,
}) => {
  const { candidateName } = await sendApplication(staff)
  // A new account has the default columns: other tests change the stored columns of theirs.
  const moderator = await signInByApi(
    baseURL ?? '',
    await openAccount(director, { role: 'moderator' }),
  )
  const list = `/admin/collections/job-applications?search=${encodeURIComponent(candidateName)}`
  const times: string[] = []
  for (const timezone of ['Europe/Paris', 'America/New_York']) {
    await saveGlobal(staff, 'website-settings', { timezone })
    const row = await findListRow(moderator, list, candidateName)
    times.push(/\d\d\/\d\d\/\d{4} \d\d:\d\d/.exec(row)?.[0] ?? '')
  }
  await saveGlobal(staff, 'website-settings', { timezone: 'Europe/Paris' })
  await moderator.dispose()
  expect(times[0]).toMatch(/^\d\d\/\d\d\/\d{4}/)
  expect(times[0]).not.toBe(times[1])
})

test('A role that must have a second factor reaches nothing before it is set up', async ({
  baseURL,
  director,
}) => {
  const account = await openAccount(director, { role: 'moderator' })
  const requireOf = (secondFactorRoles: string[]) =>
    saveGlobal(director, 'website-settings', { secondFactorRoles })
  await requireOf(['moderator'])
  try {
    const moderator = await signInByApi(baseURL ?? '', account)
    const response = await moderator.get('/admin/collections/job-applications')
    expect(new URL(response.url()).pathname).toBe('/admin/unauthorized')
    const page = readHtml(await response.text())
    expect(page.texts('h1')).toEqual(expect.arrayContaining(['Une étape avant de continuer']))
    expect(page.texts('button')).toContain('Activer la double authentification')
    await moderator.dispose()
  } finally {
    await requireOf([])
  }
})
