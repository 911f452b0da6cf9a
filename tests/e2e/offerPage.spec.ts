import { staffOffers } from '../support/jobListPage'
import { structuredData } from '../support/structuredData'
import { expect, test } from '../support/test'

test.use({ expectedFaults: [/404/] })

test('the title of a card leads to the whole offer, and from there to the form', async ({
  page,
}) => {
  await page.goto('/nos-offres')
  const link = page.getByRole('article').first().getByRole('heading').getByRole('link')
  const title = (await link.textContent()) ?? ''
  await link.click()
  await expect(page).toHaveURL(/\/nos-offres\/[a-z0-9-]+$/)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const trail = page.getByRole('navigation', { name: 'Fil d’Ariane' })
  await expect(trail.getByRole('listitem')).toHaveText(['Accueil', 'Nos offres', title])
  for (const part of ['La mission', 'Profil recherché', 'Stack technique', 'Avantages']) {
    await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible()
  }
  await page.getByRole('main').getByRole('link', { name: 'Postuler' }).first().click()
  await expect(page).toHaveURL(/\/postuler\/[a-z0-9-]+$/)
})

test('what search engines read about an offer is what its page says', async ({ page, request }) => {
  const offers = await staffOffers(request)
  const id = await offers.publish('Cobolissime <du> mainframe')
  await page.goto('/nos-offres/cobolissime-du-mainframe')
  await expect(page.getByText('Publié le 31/01/2020')).toBeVisible()
  await expect(page.getByText('Quatrième ligne')).toBeVisible()
  const posting = (await structuredData(page)).get('JobPosting')
  expect(posting).toMatchObject({
    title: 'Cobolissime <du> mainframe',
    datePosted: '2020-01-31',
    employmentType: 'CONTRACTOR',
    directApply: true,
    hiringOrganization: { name: 'Exemplia' },
    jobLocation: { address: { addressLocality: 'Lyon', addressCountry: 'FR' } },
  })
  await offers.remove(id)
})

test('a renamed offer is found at its old address; switched off it is gone everywhere at once', async ({
  page,
  request,
}) => {
  const offers = await staffOffers(request)
  const id = await offers.publish('Cartographe de processus')
  const oldAddress = '/nos-offres/cartographe-de-processus'
  const address = '/nos-offres/cartographe-en-chef'
  expect((await request.get(oldAddress)).status()).toBe(200)

  await offers.rename(id, 'Cartographe en chef')
  const moved = await request.get(oldAddress, { maxRedirects: 0 })
  expect(moved.status()).toBe(308)
  expect(moved.headers().location).toBe(address)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toContain(`${address}</loc>`)
  expect(sitemap).not.toContain(oldAddress)

  await offers.switchOff(id)
  expect((await request.get(address)).status()).toBe(404)
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain(address)
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Page non trouvée' })).toBeVisible()
  expect((await structuredData(page)).has('JobPosting')).toBe(false)

  await offers.remove(id)
})

test('an offer that never was is not found', async ({ request }) => {
  expect((await request.get('/nos-offres/jamais-vue')).status()).toBe(404)
})
