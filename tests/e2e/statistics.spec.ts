import { CONSENT_STORAGE_KEY, consentFromChoice } from '@/src/domain/visits/consent'
import { readFormReportCounts } from '../support/countedOffers'
import { BROWSER_USER_AGENT, readVisits } from '../support/countedVisits'
import { hideTab } from '../support/otherTab'
import { adminList } from '../support/screens/adminList'
import { applicationForm } from '../support/screens/applicationForm'
import { createRareWord, publishOffer } from '../support/siteRecords'
import { expect, test } from '../support/test'

test('a visit that became an application leads from the statistics to the offer and the candidate', async ({
  browser,
  baseURL,
  staffPage: page,
  staff,
}) => {
  const offer = await publishOffer(staff)
  const candidateName = `Inès ${createRareWord()}`
  const visitor = await browser.newContext({
    baseURL,
    userAgent: BROWSER_USER_AGENT,
    locale: 'fr-FR',
  })
  const consent = consentFromChoice('selection', { analytics: true, marketing: false }, new Date())
  await visitor.addInitScript(([key, value]) => window.localStorage.setItem(key, value), [
    CONSENT_STORAGE_KEY,
    JSON.stringify(consent),
  ] as const)
  const site = await visitor.newPage()
  const firstView = site.waitForRequest('**/api/visites')
  await site.goto(`/nos-offres/${offer.slug}?utm_medium=social&utm_campaign=${offer.word}`)
  // A page that is left before its scripts have run is not counted.
  await firstView
  await site
    .getByRole('link', { name: /Postuler/ })
    .first()
    .click()
  const form = applicationForm(site)
  await form.introduce(candidateName)
  await hideTab(site)
  await form.send.click()
  await expect(form.thanks).toBeVisible()
  // Visits are written a moment after they were sent.
  const views = () => readVisits('page_path LIKE $1', [`%/${offer.slug}`])
  await expect.poll(views).toHaveLength(2)
  await expect.poll(() => readFormReportCounts(offer)).toMatchObject({ sent: 1 })
  await visitor.close()

  await page.goto('/admin')
  const panel = page.getByRole('region', { name: 'Statistiques de visite' })
  await expect(panel.getByRole('application', { name: /^Visites par jour, du / })).toBeVisible()
  await page.getByRole('link', { name: 'Statistiques', exact: true }).click()
  const pages = page.getByRole('navigation', { name: 'Pages des statistiques' })
  await pages.getByRole('link', { name: 'Offres', exact: true }).click()
  await page.getByLabel('Mots du titre').fill(offer.word)
  const figures = adminList(page).row(offer.word).getByRole('cell')
  // The last step of the form is written a moment after it was sent.
  await expect(async () => {
    await page.getByRole('button', { name: 'Filtrer' }).click()
    await expect(figures).toHaveText(['1', '1', '100\u00A0%', '1', '100\u00A0%', '0', '0\u00A0%'])
  }).toPass()

  await page.getByRole('link', { name: offer.title, exact: true }).click()
  const funnel = page.getByRole('region', { name: 'Parcours des visiteurs' })
  const social = funnel.getByRole('listitem').filter({ hasText: 'Réseaux sociaux' })
  await expect(social.getByRole('definition')).toHaveText(['1', '1', '1', '0'])
  await page.goBack()
  await page.getByRole('link', { name: /^Voir les candidatures à / }).click()
  await adminList(page).document(candidateName).click()
  await expect(page.getByText('Origine\u00A0: Réseaux sociaux')).toBeVisible()
  await expect(page.getByText(`campagne\u00A0: ${offer.word}`)).toBeVisible()
})
