import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { OfferFunnelPanel } from '@/src/plugins/statistics/admin/funnel/OfferFunnelPanel'
import type { OfferFunnelOfSource } from '@/src/plugins/statistics/rules/offerFunnel'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '@/tests/component/support/axe'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'
import { json, respond } from '@/tests/component/support/respond'
import { testAt } from '@/tests/component/support/testAt'

const FUNNEL_STEPS: OfferFunnelOfSource[] = [
  { source: 'direct', views: 10, formsOpened: 1, applications: 0, accepted: 0 },
  { source: 'social', views: 40, formsOpened: 8, applications: 2, accepted: 1 },
  { source: null, views: 0, formsOpened: 0, applications: 1, accepted: 0 },
]
const renderFunnel = (steps: OfferFunnelOfSource[] | null = FUNNEL_STEPS, width?: number) =>
  renderInAdmin(<OfferFunnelPanel id={7} initial={steps && { steps }} />, { width })
const funnelRegion = page.getByRole('region', { name: 'Parcours des visiteurs' })
const readFunnelFigures = () =>
  funnelRegion
    .getByRole('definition')
    .elements()
    .map(({ textContent }) => Number(textContent))

test('an offer shows the steps of its visitors: all, then by origin, most views first', async () => {
  await renderFunnel()
  expect(readFunnelFigures()).toEqual([...[50, 9, 2, 1], ...[40, 8, 2, 1], ...[10, 1, 0, 0]])
  await expect
    .element(funnelRegion.getByText(/^À part, sans consentement\s: 1\scandidature\.$/))
    .toBeVisible()
})

test('another range shows its own figures, and a failed request hides the former ones', async () => {
  const week = { source: 'email', views: 3, formsOpened: 2, applications: 1, accepted: 0 }
  respond(
    ...(['get', '/api/statistiques/offres/7'] as const),
    json({ steps: [week] }),
    new HttpResponse(null, { status: 500 }),
  )
  await renderFunnel()
  await funnelRegion.getByRole('button', { name: '7j' }).click()
  await expect.poll(readFunnelFigures).toEqual([...[3, 2, 1, 0], ...[3, 2, 1, 0]])
  await funnelRegion.getByRole('button', { name: '90j' }).click()
  await expect.element(funnelRegion.getByRole('alert')).toBeVisible()
  expect(readFunnelFigures()).toEqual([])
})

test('an offer without visitors shows a sentence', async () => {
  await renderFunnel([])
  await expect.element(funnelRegion.getByText(/^Cette offre n’a été ni consultée/)).toBeVisible()
})

testAt([390, 1440])('the visitors of an offer have no axe violation at %i px', async (width) => {
  await renderFunnel(FUNNEL_STEPS, width)
  await expect.element(funnelRegion).toBeVisible()
  await expectNoAxeViolation()
  expectNoSidewaysScroll()
})
