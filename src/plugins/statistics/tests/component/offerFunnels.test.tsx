import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { VisitsPanel } from '@/components/admin/visits/VisitsPanel'
import type { OfferFunnel } from '@/src/plugins/statistics/rules/offerFunnel'
import { aVisitReport } from '@/tests/component/support/aVisitReport'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '@/tests/component/support/axe'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'
import { testAt } from '@/tests/component/support/testAt'

const OFFER_FUNNELS: OfferFunnel[] = [
  {
    id: 7,
    title: 'Analyste',
    steps: [
      { source: 'social', views: 40, formsOpened: 8, applications: 2, accepted: 1 },
      { source: 'direct', views: 10, formsOpened: 1, applications: 0, accepted: 0 },
      { source: null, views: 0, formsOpened: 0, applications: 3, accepted: 0 },
    ],
  },
]

testAt([390, 1440])(
  'an offer in the panel of visits leads to its page and shows the origins of its visitors at %i px',
  async (width) => {
    const report = aVisitReport({}, { offers: OFFER_FUNNELS })
    await renderInAdmin(<VisitsPanel initial={report} notice={null} />, { width })
    const offers = page.getByRole('region', { name: 'Parcours par offre' })
    await expect
      .element(offers.getByRole('link', { name: 'Analyste' }))
      .toHaveAttribute('href', '/admin/collections/job-offers/7')
    await expect
      .element(offers.getByText(/^À part, sans consentement\s: 3\scandidatures\.$/))
      .toBeVisible()
    const social = offers.getByText('Réseaux sociaux')
    await expect.element(social).not.toBeVisible()
    await offers.getByRole('button', { name: /^Origines des visiteurs/ }).click()
    await expect.element(social).toBeVisible()
    await expectNoAxeViolation()
    expectNoSidewaysScroll()
  },
)
