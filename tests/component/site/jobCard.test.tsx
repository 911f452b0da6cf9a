import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { JobCard } from '@/components/site/jobList/JobCard'
import { formatOfferFacts, formatOfferTerms } from '@/src/content/offerTexts'
import { siteWordsIn } from '@/src/content/siteWords'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { aListedOffer } from '@/tests/support/listedOffer'
import { criteriaIn } from '@/tests/support/offerCriteria'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '../support/axe'
import { renderOnSite } from '../support/renderOnSite'
import { testAt } from '../support/testAt'

const LISTED_OFFER = aListedOffer({
  title: 'Architecte cloud',
  slug: 'architecte-cloud',
  stack: ['Cobol'],
  benefits: ['Trois jours de télétravail'],
  profile: ['Pédagogie'],
})

function renderCard(language: SiteLanguage, width = 1440) {
  const words = { ...siteWordsIn(language), criteria: criteriaIn(language) }
  const facts = formatOfferFacts(LISTED_OFFER, words)
  const terms = formatOfferTerms(LISTED_OFFER, words)
  return renderOnSite(
    <>
      <h2>Offres</h2>
      <JobCard facts={facts} offer={LISTED_OFFER} terms={terms} words={words.jobCardWords} />
    </>,
    { language, width },
  )
}

testAt([390, 1440])('A card unfolds and folds its lists at %i px', async (width) => {
  await renderCard('fr', width)
  await expect.element(page.getByText('Publié le 21/11/2026')).toBeVisible()
  await expect.element(page.getByText('Cobol')).not.toBeVisible()
  await page.getByText('Voir plus').click()
  for (const name of ['Stack technique', 'Avantages', 'Profil recherché'])
    await expect.element(page.getByRole('heading', { name })).toBeVisible()
  await expectNoAxeViolation()
  expectNoSidewaysScroll()
  await page.getByText('Voir moins').click()
  await expect.element(page.getByText('Cobol')).not.toBeVisible()
})

test('A card leads to its offer and to its form', async () => {
  await renderCard('fr')
  await expect
    .element(page.getByRole('link', { name: 'Architecte cloud', exact: true }))
    .toHaveAttribute('href', '/nos-offres/architecte-cloud')
  await expect
    .element(page.getByRole('link', { name: 'Postuler à l’offre Architecte cloud' }))
    .toHaveAttribute('href', '/postuler/architecte-cloud')
})

test('An English card marks the French words of its offer', async () => {
  await renderCard('en')
  const apply = page.getByRole('link', { name: 'Apply for the vacancy Architecte cloud' })
  await expect.element(apply).toBeVisible()
  expect(apply.element().querySelector('[lang="fr"]')?.textContent).toBe('Architecte cloud')
  const title = page.getByRole('link', { name: 'Architecte cloud', exact: true })
  await expect.element(title).toHaveAttribute('lang', 'fr')
})
