import { HttpResponse, http } from 'msw'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { VisitsPanel } from '@/components/admin/visits/VisitsPanel'
import type { VisitReport } from '@/src/domain/visits/visitReport'
import { aVisitReport } from '../support/aVisitReport'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '../support/axe'
import { network } from '../support/network'
import { renderInAdmin } from '../support/renderInAdmin'
import { json, respond } from '../support/respond'
import { testAt } from '../support/testAt'

const renderPanel = (initial: VisitReport | null = aVisitReport(), width?: number) =>
  renderInAdmin(<VisitsPanel initial={initial} notice={null} />, { width })
const getRangeButton = (name: string) => page.getByRole('button', { name, exact: true })
const visitsChart = page.getByRole('application', { name: /^Visites par jour, du / })
const readFigure = (name: string) =>
  Array.from(document.querySelectorAll('dl > div'))
    .find((figure) => figure.querySelector('dt')?.textContent?.startsWith(name))
    ?.querySelector('dd')
    ?.textContent?.replace(/\s/g, ' ')

/** The panel on a page that the server renders again. */
function PanelWithNewReport() {
  const [initial, setInitial] = useState(aVisitReport)
  return (
    <>
      <button onClick={() => setInitial(aVisitReport())} type="button">
        Rendre
      </button>
      <VisitsPanel initial={initial} notice={null} />
    </>
  )
}

afterEach(() => vi.useRealTimers())

test('A range chosen with the keyboard shows its own figures and exports them', async () => {
  const { totals } = aVisitReport().stats
  const more = aVisitReport({ totals: { ...totals, totalVisits: 90_000 } }, { range: 90 })
  const requests: string[] = []
  network.use(
    http.get('*/api/statistiques', ({ request }) => {
      requests.push(new URL(request.url).search)
      return HttpResponse.json(more)
    }),
  )
  await renderPanel()
  expect(readFigure('Visites totales')).toBe('1 234')
  await expect.element(getRangeButton('30j')).toHaveAttribute('aria-pressed', 'true')
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(getRangeButton('90j')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => readFigure('Visites totales')).toBe('90 000')
  expect(requests).toEqual(['?jours=90'])
  await expect.element(getRangeButton('90j')).toHaveAttribute('aria-pressed', 'true')
  await expect
    .element(page.getByRole('link', { name: 'Exporter CSV' }))
    .toHaveAttribute('href', '/api/statistiques/export?jours=90')
  await expect
    .element(page.getByText(/^Évolutions/))
    .toHaveTextContent(/les 89\sjours complets jusqu’à hier, comparés.*13\ssemaines plus tôt/)
  await expect
    .element(page.getByText(/^−1\u00A0% par rapport à la même période, 13\u00A0semaines plus tôt$/))
    .toBeVisible()
})

test('A chosen range stays when the start page is rendered again', async () => {
  respond('get', '/api/statistiques', json(aVisitReport({}, { range: 90 })))
  await renderInAdmin(<PanelWithNewReport />)
  await getRangeButton('90j').click()
  await expect.element(page.getByText(/^Évolutions/)).toHaveTextContent(/les 89/)
  await page.getByRole('button', { name: 'Rendre' }).click()
  await expect.element(getRangeButton('90j')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByText(/^Évolutions/)).toHaveTextContent(/les 89/)
})

test('A failed request shows an error, hides the figures of another range and can be repeated', async () => {
  const requests = respond(
    'get',
    '/api/statistiques',
    new HttpResponse(null, { status: 500 }),
    HttpResponse.json(null),
    HttpResponse.error(),
    json(aVisitReport({}, { range: 7 })),
  )
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await renderPanel()
  const alert = page.getByRole('alert')
  const retry = page.getByRole('button', { name: 'Réessayer' })
  await getRangeButton('7j').click()
  await expect.element(alert).toHaveTextContent('Impossible de charger les statistiques')
  expect(readFigure('Visites totales')).toBeUndefined()
  await expectNoAxeViolation()
  await retry.click()
  await expect.poll(() => requests).toHaveLength(2)
  await expect.element(alert).toHaveTextContent('Impossible de charger les statistiques')
  await retry.click()
  await expect.element(alert).toHaveTextContent('Erreur lors du chargement des statistiques')
  await retry.click()
  await expect.poll(() => readFigure('Visites totales')).toBe('1 234')
  await expect.element(alert).not.toBeInTheDocument()
})

test('Figures that cannot be refreshed stay, and the panel says that they are old', async () => {
  respond('get', '/api/statistiques', new HttpResponse(null, { status: 503 }))
  await renderPanel()
  await page.getByRole('button', { name: 'Actualiser' }).click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Les chiffres affichés sont ceux du chargement précédent.')
  expect(readFigure('Visites totales')).toBe('1 234')
})

test('A panel without first figures offers to load them', async () => {
  respond('get', '/api/statistiques', json(aVisitReport()))
  await renderPanel(null)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect.poll(() => readFigure('Visites totales')).toBe('1 234')
})

test('The present visitors are requested again every twenty seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  respond('get', '/api/statistiques/temps-reel', json({ visitors: 4_321 }))
  await renderPanel()
  expect(readFigure('Visiteurs en temps réel')).toBe('3')
  vi.advanceTimersByTime(20_000)
  await expect.poll(() => readFigure('Visiteurs en temps réel')).toBe('4 321')
})

test('A period without visits shows a sentence in place of the charts', async () => {
  const { totals, dailyVisits } = aVisitReport().stats
  await renderPanel(
    aVisitReport({
      totals: { ...totals, totalVisits: 0, pageViews: 0 },
      dailyVisits: dailyVisits.map((day) => ({ ...day, visits: 0 })),
    }),
  )
  await expect.element(page.getByText('Aucune donnée disponible')).toBeVisible()
  await expect.element(visitsChart).not.toBeInTheDocument()
})

test('Pages add up their languages, and are split by language on request', async () => {
  await renderPanel()
  const pages = page.getByRole('region', { name: 'Pages les plus vues' })
  await expect.element(pages.getByRole('listitem')).toHaveTextContent(/Nos offres 150\svues/)
  await expect.element(pages.getByText(/anglais/)).not.toBeInTheDocument()
  await pages.getByRole('button', { name: 'Par langue' }).click()
  await expect.element(pages.getByText('français 120, anglais 30')).toBeVisible()
})

test('The definition of a figure opens with Enter and closes with Escape', async () => {
  await renderPanel()
  const button = page.getByRole('button', { name: 'Définition\u00A0: Taux de rebond' }).element()
  if (button instanceof HTMLElement) button.focus()
  await userEvent.keyboard('{Enter}')
  const help = page.getByText(/^Part des visites commencées pendant la période qui n’ont affiché/)
  await expect.element(help).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(help).not.toBeInTheDocument()
})

test('The arrow keys read the chart day by day', async () => {
  await renderPanel()
  await expect.element(visitsChart).toBeVisible()
  const element = visitsChart.element()
  if (element instanceof SVGElement) element.focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByText(/^mercredi 11 novembre\s+11\svisites$/)).toBeVisible()
})

testAt([390, 1440])('The whole panel has no axe violation at %i px', async (width) => {
  await renderPanel(aVisitReport({ anonymousViews: 12 }), width)
  await expect.element(visitsChart).toBeVisible()
  await page.getByText('Voir les chiffres jour par jour').click()
  await page.getByRole('button', { name: 'Par langue' }).click()
  await expect.element(page.getByRole('row')).toHaveLength(15)
  await expectNoAxeViolation()
  expectNoSidewaysScroll()
})

test.each([390, 1440])(
  'The figure of a peak on the last day fits in the chart at %i px',
  async (width) => {
    const { dailyVisits } = aVisitReport().stats
    const days = dailyVisits.map((day) => ({
      ...day,
      visits: day.date === '2026-11-23' ? 1_234_567 : 10,
    }))
    await renderPanel(aVisitReport({ dailyVisits: days }), width)
    await expect.element(visitsChart).toBeVisible()
    const figures = () =>
      Array.from(visitsChart.element().querySelectorAll('text')).filter(
        ({ textContent }) => textContent?.replace(/\s/g, '') === '1234567',
      )
    await expect.poll(figures).toHaveLength(1)
    const right = () => figures()[0]?.getBoundingClientRect().right
    await expect
      .poll(right)
      .toBeLessThanOrEqual(visitsChart.element().getBoundingClientRect().right)
  },
)
