import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { OfferFilters } from '@/src/plugins/statistics/admin/offers/OfferFilters'
import { OfferGroupFilterLinks } from '@/src/plugins/statistics/admin/offers/OfferGroupFilterLinks'
import { OffersTable } from '@/src/plugins/statistics/admin/offers/OffersTable'
import {
  type OfferFigures,
  offerTableQueryString,
  parseOfferTableQuery,
} from '@/src/plugins/statistics/rules/offerTable'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '@/tests/component/support/axe'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'
import { testAt } from '@/tests/component/support/testAt'

const REPORT_PERIOD = { from: '2026-11-01', to: '2026-11-23' }
const NO_FIGURES = { views: 0, formsOpened: 0, applications: 0, accepted: 0 }

const anOfferFigures = (figures: Partial<OfferFigures>): OfferFigures => ({
  ...{ id: 7, title: 'Analyste', state: 'active', aside: NO_FIGURES, ...NO_FIGURES },
  ...figures,
})
const ABANDONED_OFFER = anOfferFigures({
  ...{ views: 60, formsOpened: 20, aside: { ...NO_FIGURES, applications: 1 } },
})
const FORM_STEP_FIGURES = {
  reached: { opened: 20, contact: 15, cv: 4, letter: 4, sending: 4, sent: 3 },
  refusals: [{ reason: 'fileTooLarge', forms: 2 } as const],
}

type RenderOptions = { offers?: OfferFigures[]; query?: string; width?: number }

function renderOffers({ offers = [ABANDONED_OFFER], query = '', width }: RenderOptions = {}) {
  const asked = parseOfferTableQuery(Object.fromEntries(new URLSearchParams(query)))
  const addressOf = (change: object) =>
    `?${offerTableQueryString(REPORT_PERIOD, { ...asked, page: 1, ...change })}`
  return renderInAdmin(
    <>
      <h1>Statistiques</h1>
      <OfferGroupFilterLinks
        addressOf={addressOf}
        tableQuery={asked}
        groups={{ unapplied: 0, abandoned: 1 }}
      />
      <OfferFilters
        address="/offres"
        addressOf={addressOf}
        tableQuery={asked}
        period={REPORT_PERIOD}
      />
      <OffersTable
        addressOf={addressOf}
        tableQuery={asked}
        offers={offers}
        steps={new Map([[7, FORM_STEP_FIGURES]])}
      />
    </>,
    { width },
  )
}
const getColumnHeader = (name: RegExp) => page.getByRole('columnheader', { name })
const firstOfferRow = page.getByRole('row').nth(1)
const readRowFigures = () =>
  firstOfferRow
    .getByRole('cell')
    .elements()
    .map(({ textContent }) => textContent?.replace(/\s/g, ' '))

test('an offer shows its steps and their rates, and a dash where there is no rate', async () => {
  await renderOffers()
  expect(readRowFigures()).toEqual(['60', '20', '33 %', '0', '0 %', '0', '–'])
  await expect
    .element(firstOfferRow.getByText(/^À part, sans consentement\s: 1\scandidature\.$/))
    .toBeVisible()
  await expect
    .element(
      firstOfferRow.getByRole('link', { name: 'Voir les candidatures à «\u00A0Analyste\u00A0»' }),
    )
    .toHaveAttribute('href', expect.stringMatching(/^\/admin\/collections\/job-applications\?.*7/))
})

test('an offer shows the step at which its form is left most, and the others on request', async () => {
  await renderOffers()
  const step = (name: string) => firstOfferRow.getByRole('listitem').filter({ hasText: name })
  const all = firstOfferRow.getByText('Avant d’être rempli')
  await expect.element(all).not.toBeVisible()
  await firstOfferRow.getByText('Quitté surtout aux coordonnées\u00A0: 11 sur 20').click()
  await expect.element(step('Avant d’être rempli')).toHaveTextContent('Avant d’être rempli 5')
  await expect.element(step('Fichier trop lourd')).toHaveTextContent('2')
})

test('an offer in the trash leads to the trash', async () => {
  await renderOffers({ offers: [anOfferFigures({ state: 'trashed' })] })
  await expect
    .element(firstOfferRow.getByRole('link', { name: 'Analyste', exact: true }))
    .toHaveAttribute('href', '/admin/collections/job-offers/trash/7')
  await expect.element(firstOfferRow.getByText('Dans la corbeille')).toBeVisible()
})

test('a heading sorts by its column, and once more the other way round', async () => {
  await renderOffers({ query: 'tri=formRate&source=social' })
  await expect.element(getColumnHeader(/^%\souverts/)).toHaveAttribute('aria-sort', 'descending')
  await expect.element(getColumnHeader(/^Consultations$/)).not.toHaveAttribute('aria-sort')
  const address = (name: RegExp) => getColumnHeader(name).getByRole('link')
  await expect
    .element(address(/^%\souverts/))
    .toHaveAttribute('href', '?du=2026-11-01&au=2026-11-23&source=social&tri=formRate&ordre=asc')
  await expect
    .element(address(/^Acceptées$/))
    .toHaveAttribute('href', '?du=2026-11-01&au=2026-11-23&source=social&tri=accepted')
})

test('the filters keep the period, the group and the order', async () => {
  await renderOffers({ query: 'groupe=abandoned&tri=accepted&ordre=asc&q=data&source=social' })
  const form = document.querySelector('form')
  expect(form && Object.fromEntries([...new FormData(form)])).toEqual({
    ...{ du: '2026-11-01', au: '2026-11-23', groupe: 'abandoned', ordre: 'asc' },
    ...{ source: 'social', q: 'data', tri: 'accepted' },
  })
  await expect
    .element(page.getByRole('link', { name: 'Tout afficher' }))
    .toHaveAttribute('href', '?du=2026-11-01&au=2026-11-23&groupe=abandoned&tri=accepted&ordre=asc')
})

test('a chosen group is marked, and a second click leaves it', async () => {
  await renderOffers({ query: 'groupe=abandoned' })
  const group = page.getByRole('link', { name: /^Formulaire ouvert mais abandonné/ })
  await expect.element(group).toHaveAttribute('aria-current', 'true')
  await expect.element(group).toHaveTextContent(/1\soffre/)
  await expect.element(group).toHaveAttribute('href', '?du=2026-11-01&au=2026-11-23')
})

testAt([390, 1440])('the table of offers has no axe violation at %i px', async (width) => {
  const long = anOfferFigures({
    id: 8,
    title: 'Architecte de plateformes '.repeat(5),
    state: 'inactive',
  })
  await renderOffers({ offers: [ABANDONED_OFFER, long], query: 'groupe=abandoned&q=data', width })
  await page.getByText(/^Quitté surtout/).click()
  await expectNoAxeViolation()
  expectNoSidewaysScroll()
})
