import { ListQueryProvider } from '@payloadcms/ui'
import type { Where } from 'payload'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ListedPageVisit } from '@/src/plugins/statistics/admin/PageVisitRow'
import { PageVisitsList } from '@/src/plugins/statistics/admin/PageVisitsList'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '@/tests/component/support/axe'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'
import { router } from '@/tests/component/support/router'
import { testAt } from '@/tests/component/support/testAt'

const PAGE_VISITS_SLUG = 'page-visits'

const aPageVisit = (different: Partial<ListedPageVisit> = {}): ListedPageVisit => ({
  ...{ id: '1', at: '12/11/2026 10:10', createdAt: '2026-11-12T09:10:00.000Z' },
  ...{ pagePath: '/en/notre-adn', pageTitle: 'Notre ADN', source: 'referral' },
  ...{ host: 'spam.example', deviceType: 'desktop', browser: 'chrome', os: 'windows', visit: 12 },
  ...different,
})

type RenderOptions = { rows?: ListedPageVisit[]; where?: Where; width?: number }

function renderPageVisits({ rows = [aPageVisit()], where, width }: RenderOptions = {}) {
  const pages = { limit: 50, page: 1, pagingCounter: 1, totalPages: 1, totalDocs: rows.length }
  return renderInAdmin(
    <ListQueryProvider
      collectionSlug={PAGE_VISITS_SLUG}
      data={{ ...pages, docs: rows, hasNextPage: false, hasPrevPage: false }}
      modifySearchParams
      query={{ where }}
    >
      <PageVisitsList
        collectionSlug={PAGE_VISITS_SLUG}
        columnState={[]}
        hasCreatePermission={false}
        newDocumentURL=""
        rows={rows}
        Table={null}
        viewType="list"
      />
    </ListQueryProvider>,
    { url: `/admin/collections/${PAGE_VISITS_SLUG}`, width },
  )
}

test('a page offers to exclude its site, its path and its origin', async () => {
  await renderPageVisits()
  const row = page.getByRole('row', { name: /^12\/11\/2026 10:10 Notre ADN/ })
  await expect.element(row).toHaveTextContent(/depuis spam\.example.*Ordinateur, Chrome, Windows/)
  await row.getByText('Écarter…').click()
  const links = row.getByRole('link').elements()
  const create = '/admin/collections/visit-exclusions/create'
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Écarter ce qui vient de spam.example', `${create}?kind=host&value=spam.example`],
    ['Écarter ce qui entre par /notre-adn', `${create}?kind=path&value=%2Fnotre-adn`],
    ['Écarter «\u00A0Autres sites\u00A0»', `${create}?kind=source&source=referral`],
  ])
})

test('an excluded page is marked and offers nothing', async () => {
  await renderPageVisits({ rows: [aPageVisit({ isStruckOut: true })] })
  await expect.element(page.getByText('Écartée', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Écarter…')).not.toBeInTheDocument()
})

test('a page counted without consent has no origin, and only its path can be excluded', async () => {
  const anonymous = { source: null, host: null, visit: null }
  await renderPageVisits({ rows: [aPageVisit(anonymous)] })
  await expect.element(page.getByRole('cell', { name: 'Sans consentement' })).toBeVisible()
  await page.getByText('Écarter…').click()
  await expect
    .element(page.getByRole('cell').getByRole('link'))
    .toHaveTextContent('Écarter ce qui entre par /notre-adn')
})

test('the list is narrowed to today with the keyboard', async () => {
  await renderPageVisits()
  const today = page.getByRole('button', { name: 'Aujourd’hui' })
  const button = today.element()
  if (button instanceof HTMLElement) button.focus()
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => decodeURIComponent(String(router.replace.mock.lastCall)))
    .toContain('[createdAt][greater_than_equal]')
})

test('a period that is too long is refused with a sentence and a way back', async () => {
  const where = { createdAt: { greater_than_equal: '2026-01-01' } }
  await renderPageVisits({ rows: [], where })
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(/^La période est trop longue\s: 31\sjours au plus à la fois\./)
  await page.getByRole('button', { name: 'Revenir aux 7\u00A0derniers jours' }).click()
  await expect.poll(() => String(router.replace.mock.lastCall)).toContain('limit=50')
  expect(String(router.replace.mock.lastCall)).not.toContain('createdAt%5D%5Bgreater')
})

testAt([390, 1440])('the pages have no axe violation at %i px', async (width) => {
  const long = `/${'interminable-'.repeat(12)}`
  await renderPageVisits({
    rows: [aPageVisit(), aPageVisit({ id: '2', pagePath: long, pageTitle: '', isStruckOut: true })],
    width,
  })
  await page.getByText('Écarter…').click()
  await expectNoAxeViolation()
  expectNoSidewaysScroll()
})
