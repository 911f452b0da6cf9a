import type { Page } from '@playwright/test'
import { jobListPage } from '../support/jobListPage'
import { openBeforeScripts } from '../support/openBeforeScripts'
import { publishOffer } from '../support/siteRecords'
import { expect, test } from '../support/test'
import { untilItAnswers } from '../support/untilItAnswers'

/** Holds back what is asked for at an address, as a slow line does, until it is let through. */
async function holdBack(page: Page, address: RegExp) {
  let letThrough = () => {}
  const isLetThrough = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(address, async (route) => {
    await isLetThrough
    await route.continue()
  })
  return letThrough
}

test('a visitor narrows the list by typing and choosing, and the address says so', {
  tag: '@phone',
}, async ({ page }) => {
  const list = jobListPage(page)
  await page.goto('/nos-offres')
  const all = await list.found()
  await list.search.fill('ARCHITECTE')
  await expect(page).toHaveURL(/\/nos-offres\?recherche=ARCHITECTE$/)
  await expect(list.count).not.toHaveText(`${all} offre(s) trouvée(s)`)
  await expect(list.search).toBeFocused()
  await list.search.fill('')
  await expect(page).toHaveURL(/\/nos-offres$/)
  await page.getByText('Afficher les filtres').click()
  await page.getByLabel('Lieu').selectOption('Paris')
  await page.getByLabel('Contrat').selectOption('CDI')
  await expect(page).toHaveURL(/\?lieu=paris&contrat=cdi$/)
  await expect(list.chip('CDI')).toBeVisible()
  for (const card of await list.cards.all()) {
    await expect(card).toContainText('Paris')
    await expect(card).toContainText('CDI')
  }
})

test('the list is narrowed by what an offer pays a year, in English too, and its feed with it', async ({
  page,
  request,
  staff,
}) => {
  const list = jobListPage(page)
  const monthly = { payMinimum: 6_000, payMaximum: 6_900, payPeriod: 'month' }
  const offer = await publishOffer(staff, monthly)
  await page.goto(`/nos-offres?recherche=${offer.word}`)
  await page.getByText('Afficher les filtres').click()
  const pay = page.getByLabel('Rémunération brute')
  await pay.selectOption('80\u202F000\u00A0€ par an et plus')
  await expect(page).toHaveURL(/&remuneration=80000$/)
  await expect(list.card(offer.title)).toBeVisible()
  const feed = page.locator('link[rel="alternate"][type="application/feed+json"]')
  await expect(feed).toHaveAttribute('href', /remuneration=80000/)
  const { title, items } = await (await request.get((await feed.getAttribute('href')) ?? '')).json()
  expect(title).toContain('80\u202F000\u00A0€ par an et plus')
  expect(items).toHaveLength(1)
  await staff.patch(`/api/job-offers/${offer.id}`, { data: { payMaximum: 6_600 } })
  await page.goto(`/en/jobs?recherche=${offer.word}&remuneration=80000`)
  await expect(list.cards).toHaveCount(0)
  await expect(page.getByLabel('Gross pay')).toHaveValue('80000')
})

test('a chip takes its filter away, and the list can be cleared', async ({ page }) => {
  const list = jobListPage(page)
  await page.goto('/nos-offres?categorie=science-donnees&lieu=bordeaux&tri=titre')
  await list.chip('Bordeaux').click()
  await expect(page).toHaveURL(/\?categorie=science-donnees&tri=titre$/)
  await expect(page.getByLabel('Lieu')).toHaveValue('')
  await list.clear.click()
  await expect(page).toHaveURL(/\?tri=titre$/)
  await expect(page.getByLabel('Catégorie')).toHaveValue('')
  await expect(list.clear).toHaveCount(0)
})

test('chips followed while the list is on its way all take their filter away, and one step back brings them back', async ({
  page,
}) => {
  const list = jobListPage(page)
  const whole = '/nos-offres?categorie=science-donnees&lieu=bordeaux&contrat=cdi&tri=titre'
  await page.goto(whole)
  await untilItAnswers(page)
  const answer = await holdBack(page, /\/nos-offres\?/)
  await list.chip('Bordeaux').click()
  await list.chip('CDI').click()
  await list.chip('Science des données').click()
  answer()
  await expect(page).toHaveURL('/nos-offres?tri=titre')
  await expect(list.clear).toHaveCount(0)
  await expect(list.count).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(whole)
  await expect(list.chip('Bordeaux')).toBeVisible()
  await expect(page.getByLabel('Contrat')).toHaveValue('cdi')
})

test('what is cleared clears what is still on its way too', async ({ page }) => {
  const list = jobListPage(page)
  await page.goto('/nos-offres?lieu=bordeaux')
  await untilItAnswers(page)
  const answer = await holdBack(page, /\/nos-offres/)
  await page.getByLabel('Contrat').selectOption('CDI')
  await page.getByLabel('Trier par').selectOption('Titre')
  await list.clear.first().click()
  answer()
  await expect(page).toHaveURL('/nos-offres?tri=titre')
  await expect(page.getByLabel('Contrat')).toHaveValue('')
})

test('the list can be read by date, by relevance and by title', async ({ page }) => {
  const list = jobListPage(page)
  await page.goto('/nos-offres')
  const byDate = await list.titles()
  await page.getByLabel('Trier par').selectOption('Titre')
  await expect(page).toHaveURL(/\?tri=titre$/)
  await expect.poll(list.titles).not.toEqual(byDate)
  // Other tests publish offers meanwhile, and the open list follows.
  await expect(async () => {
    const byTitle = await list.titles()
    expect(byTitle).toEqual([...byTitle].sort(new Intl.Collator('fr').compare))
  }).toPass()
  await page.getByLabel('Trier par').selectOption('Pertinence')
  await expect(page).toHaveURL(/\?tri=pertinence$/)
})

test('what was chosen and typed before the scripts came is searched for', async ({ page }) => {
  const list = jobListPage(page)
  const letScriptsCome = await openBeforeScripts(page, '/nos-offres')
  await page.getByLabel('Trier par').selectOption('Titre')
  await list.search.fill('data')
  letScriptsCome()
  await expect(page).toHaveURL('/nos-offres?recherche=data&tri=titre')
  await expect(list.search).toHaveValue('data')
  await expect(page.getByLabel('Trier par')).toHaveValue('titre')
})

test('the enter key leads to what was found', { tag: '@phone' }, async ({ page }) => {
  const list = jobListPage(page)
  await page.goto('/nos-offres')
  await list.search.fill('data')
  await expect(page).toHaveURL(/recherche=data/)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect(list.cards.first()).not.toBeInViewport()
  await list.search.evaluate((field: HTMLElement) => field.focus({ preventScroll: true }))
  await page.keyboard.press('Enter')
  await expect(list.count).toBeInViewport()
  await expect(list.cards.first()).toBeInViewport()
})

test('when nothing fits, the page says so and offers to clear the filters', async ({ page }) => {
  const list = jobListPage(page)
  await page.goto('/nos-offres?recherche=zzzzzz')
  await expect(page.getByRole('heading', { name: 'Aucune offre trouvée' })).toBeVisible()
  await expect(list.count).toHaveText('0 offre(s) trouvée(s)')
  await list.clear.last().click()
  await expect(list.cards.first()).toBeVisible()
  await expect(list.search).toHaveValue('')
})

test('a card unfolds its lists and leads to the application form', { tag: '@phone' }, async ({
  page,
  staff,
}) => {
  const list = jobListPage(page)
  const offer = await publishOffer(staff, { benefits: ['Trois jours de télétravail'] })
  await page.goto(`/nos-offres?recherche=${offer.word}`)
  const card = list.card(offer.title)
  await expect(card.getByText(/^Publié le \d{2}\/\d{2}\/\d{4}$/)).toBeVisible()
  await expect(card.getByText('Stack technique')).toBeHidden()
  await card.getByText('Voir plus').click()
  for (const title of ['Stack technique', 'Avantages', 'Profil recherché']) {
    await expect(card.getByRole('heading', { name: title })).toBeVisible()
  }
  await card.getByText('Voir moins').click()
  await expect(card.getByText('Stack technique')).toBeHidden()
  await card.getByRole('link', { name: 'Postuler' }).click()
  await expect(page).toHaveURL(`/postuler/${offer.slug}`)
})

test('an open list follows the offers while an unfolded card stays unfolded', async ({
  page,
  staff,
}) => {
  const list = jobListPage(page)
  const first = await publishOffer(staff, { stack: ['Cobol'] })
  await page.goto(`/nos-offres?recherche=${first.word}`)
  await list.card(first.title).getByText('Voir plus').click()
  const second = await publishOffer(staff, { title: `Horloger ${first.word}` })
  await expect(list.card(second.title)).toBeVisible()
  await expect(list.card(first.title).getByText('Cobol')).toBeVisible()
  await staff.patch(`/api/job-offers/${second.id}`, { data: { isActive: false } })
  await expect(list.card(second.title)).toHaveCount(0)
})

test('long lists have pages, and a page beyond the end shows the last', async ({ page }) => {
  const list = jobListPage(page)
  await page.goto('/nos-offres')
  await untilItAnswers(page)
  const firstPage = await list.titles()
  await page.getByRole('link', { name: 'Page suivante' }).click()
  await expect(page).toHaveURL(/\/nos-offres\?page=2$/)
  await expect.poll(list.titles).not.toEqual(firstPage)
  await expect(list.count).toBeInViewport()
  await page.goto('/nos-offres?page=999')
  await expect(page.getByRole('link', { name: 'Page suivante' })).toHaveCount(0)
  await expect(list.cards.first()).toBeVisible()
})

test('back from an offer of a later page, the visitor is where that offer stands', {
  tag: '@phone',
}, async ({ page }) => {
  const list = jobListPage(page)
  await page.goto('/nos-offres')
  await untilItAnswers(page)
  await page.getByRole('link', { name: 'Page suivante' }).click()
  await expect(page).toHaveURL(/\/nos-offres\?page=2$/)
  await expect(list.search).toBeInViewport()
  await page.getByRole('link', { name: 'Page précédente' }).scrollIntoViewIfNeeded()
  await expect(list.search).not.toBeInViewport()
  await list.cards.last().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/nos-offres\/./)
  await page.goBack()
  await expect(page).toHaveURL(/\/nos-offres\?page=2$/)
  await expect(list.cards.last()).toBeInViewport()
  await expect(list.search).not.toBeInViewport()
})

test('around the list stand three benefits, the spontaneous application and four reasons', async ({
  page,
}) => {
  await page.goto('/nos-offres')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    /réponse sous quinze jours\.$/,
  )
  const reasons = page.getByRole('region', { name: 'Pourquoi rejoindre' })
  await expect(reasons.getByRole('listitem')).toHaveCount(4)
  await expect(reasons.getByRole('link')).toHaveAttribute('href', '/notre-adn')
  await page.getByRole('link', { name: 'candidature spontanée' }).click()
  await expect(page).toHaveURL(/\/postuler\/candidature-spontanee$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the list is searched, filtered, sorted, cleared and unfolded', async ({ page }) => {
    const list = jobListPage(page)
    await page.goto('/nos-offres')
    await list.search.fill('donnees')
    await page.getByText('Afficher les filtres').click()
    await page.getByLabel('Catégorie').selectOption('Science des données')
    await page.getByRole('button', { name: 'Rechercher' }).click()
    await expect(list.chip('Science des données')).toBeVisible()
    for (const card of await list.cards.all())
      await expect(card).toContainText('Science des données')
    await page.getByLabel('Trier par').selectOption('Titre')
    await page.getByRole('button', { name: 'Trier' }).click()
    await expect(page).toHaveURL(/tri=titre/)
    await list.cards.first().getByText('Voir plus').click()
    await expect(list.cards.first().getByText('Profil recherché')).toBeVisible()
    await list.chip('Science des données').click()
    await expect(page).toHaveURL(/\?recherche=donnees&tri=titre$/)
    await list.clear.click()
    await expect(page).toHaveURL(/\/nos-offres\?tri=titre$/)
    await page.getByRole('link', { name: 'Page suivante' }).click()
    await expect(page).toHaveURL('/nos-offres?tri=titre&page=2#offres')
    await expect(list.search).toBeInViewport()
  })
})
