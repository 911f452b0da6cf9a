import { GoogleJobPosting } from '../support/googleJobPosting'
import { publishOffer } from '../support/siteRecords'
import { structuredData } from '../support/structuredData'
import { expect, test } from '../support/test'

test.use({ expectedFaults: [/410/] })

test('the title of a card leads to the whole offer, and from there to the form', async ({
  page,
}) => {
  await page.goto('/nos-offres?tri=titre')
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

test('what search engines read about an offer is what its page says', async ({ page, staff }) => {
  const { slug, title } = await publishOffer(staff, {
    location: 'lyon',
    contract: 'freelance',
    mission: '• Compiler <vite> • Relire </script>',
    publishedDate: '31/01/2020',
  })
  await page.goto(`/nos-offres/${slug}`)
  await expect(page.getByText('Publié le 31/01/2020')).toBeVisible()
  await expect(page.getByText('Relire </script>')).toBeVisible()
  const posting = (await structuredData(page)).get('JobPosting')
  expect(GoogleJobPosting.safeParse(posting).error).toBeUndefined()
  expect(posting).toMatchObject({
    title,
    datePosted: '2020-01-31',
    employmentType: 'CONTRACTOR',
    directApply: true,
    hiringOrganization: { name: 'Exemplia' },
    jobLocation: { address: { addressLocality: 'Lyon', addressCountry: 'FR' } },
  })
  await page.goto(`/en/jobs/${slug}`)
  expect((await structuredData(page)).get('JobPosting')?.description).toMatch(
    /^<p><strong>La mission<\/strong><\/p>/,
  )
})

test('a renamed offer is found at its old address; switched off it says so, and is gone from everywhere else', async ({
  page,
  request,
  staff,
}) => {
  const { id, slug, word } = await publishOffer(staff)
  const oldAddress = `/nos-offres/${slug}`
  const address = `/nos-offres/cartographe-${word.toLowerCase()}`
  const sitemap = async () => (await request.get('/sitemap.xml')).text()
  expect((await request.get(oldAddress)).status()).toBe(200)

  await staff.patch(`/api/job-offers/${id}`, { data: { title: `Cartographe ${word}` } })
  const moved = await request.get(oldAddress, { maxRedirects: 0 })
  expect(moved.status()).toBe(308)
  expect(new URL((await request.get(oldAddress)).url()).pathname).toBe(address)
  const fromCampaign = await request.get(`${oldAddress}?utm_source=lettre`)
  expect(fromCampaign.url()).toMatch(new RegExp(`${address}\\?utm_source=lettre$`))
  const english = await request.get(`/en/jobs/${slug}?utm_source=lettre`)
  expect(english.url()).toMatch(/\/en\/jobs\/cartographe-[a-z0-9]+\?utm_source=lettre$/)
  expect(await sitemap()).toContain(`${address}</loc>`)
  expect(await sitemap()).not.toContain(oldAddress)

  await staff.patch(`/api/job-offers/${id}`, { data: { isActive: false, closedAs: 'filled' } })
  expect(await sitemap()).not.toContain(address)
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Ce poste est pourvu' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Postuler' })).toHaveCount(0)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  expect((await structuredData(page)).has('JobPosting')).toBe(false)
})

test('an address typed in capitals leads to the offer and to its form', async ({
  request,
  staff,
}) => {
  const { slug } = await publishOffer(staff)
  for (const folder of ['/nos-offres', '/postuler', '/en/jobs', '/en/apply']) {
    const typed = `${folder}/${slug.toUpperCase()}`
    expect((await request.get(typed, { maxRedirects: 0 })).status()).toBe(308)
    const answer = await request.get(typed)
    expect(answer.status()).toBe(200)
    expect(new URL(answer.url()).pathname).toBe(`${folder}/${slug}`)
  }
})

test('an offer that never was is not found, one that is over for good is gone', async ({
  page,
  request,
  staff,
}) => {
  expect((await request.get('/nos-offres/jamais-vue')).status()).toBe(404)
  const { slug } = await publishOffer(staff, { isActive: false, closedAs: 'filled' })
  for (const address of [`/nos-offres/${slug}`, `/en/jobs/${slug}`])
    expect((await request.get(address)).status()).toBe(410)
  await page.goto(`/nos-offres/${slug}`)
  await expect(page.getByRole('heading', { name: 'Page non trouvée' })).toBeVisible()
})
