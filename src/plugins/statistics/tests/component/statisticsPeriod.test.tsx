import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Role } from '@/src/domain/accounts/userAccount'
import { ComparisonPeriodLinks } from '@/src/plugins/statistics/admin/audience/ComparisonPeriodLinks'
import { PeriodForm } from '@/src/plugins/statistics/admin/PeriodForm'
import { StatisticsCsvLinks } from '@/src/plugins/statistics/admin/StatisticsCsvLinks'
import { TablePagination } from '@/src/plugins/statistics/admin/TablePagination'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '@/tests/component/support/axe'
import { ADMINISTRATOR, renderInAdmin } from '@/tests/component/support/renderInAdmin'
import { testAt } from '@/tests/component/support/testAt'

const REPORT_PERIOD = { from: '2026-10-01', to: '2026-10-31' }
const getLink = (name: string) => page.getByRole('link', { name, exact: true })

function renderPeriodForm({ role = 'admin', width }: { role?: Role; width?: number } = {}) {
  return renderInAdmin(
    <>
      <h1>Statistiques</h1>
      <PeriodForm
        hiddenFields={[['comparer', 'an']]}
        page="audience"
        period={REPORT_PERIOD}
        today="2026-11-23"
      />
      <ComparisonPeriodLinks comparison="yearBefore" period={REPORT_PERIOD} />
      <StatisticsCsvLinks
        page="audience"
        period={REPORT_PERIOD}
        user={{ ...ADMINISTRATOR, role }}
      />
    </>,
    { width },
  )
}

test('the usual periods are links that keep the comparison, and the shown one is marked', async () => {
  await renderPeriodForm()
  const addressOf = (name: string) => getLink(name).element().getAttribute('href')
  expect(addressOf('7\u00A0derniers jours')).toBe(
    '/admin/statistiques?du=2026-11-17&au=2026-11-23&comparer=an',
  )
  expect(addressOf('Ce mois')).toBe('/admin/statistiques?du=2026-11-01&au=2026-11-23&comparer=an')
  expect(addressOf('Mois dernier')).toBe(
    '/admin/statistiques?du=2026-10-01&au=2026-10-31&comparer=an',
  )
  await expect.element(getLink('Mois dernier')).toHaveAttribute('aria-current', 'true')
  await expect.element(getLink('Ce mois')).not.toHaveAttribute('aria-current')
  await expect.element(getLink('Un an plus tôt')).toHaveAttribute('aria-current', 'true')
  expect(addressOf('Rien')).toBe('/admin/statistiques?du=2026-10-01&au=2026-10-31&comparer=sans')
})

test('other days are chosen in a form that keeps the comparison', async () => {
  await renderPeriodForm()
  await page.getByLabelText('Du').fill('2026-10-12')
  await page.getByLabelText('au', { exact: true }).fill('2026-10-13')
  await expect.element(page.getByLabelText('Du')).toHaveAttribute('max', '2026-11-23')
  const form = document.querySelector('form')
  expect(form?.getAttribute('action')).toBe('/admin/statistiques')
  expect(form && Object.fromEntries([...new FormData(form)])).toEqual({
    ...{ comparer: 'an', du: '2026-10-12', au: '2026-10-13' },
  })
})

test('the files are of the shown period, and only Administrators are led to the tokens', async () => {
  const { unmount } = await renderPeriodForm()
  await expect
    .element(getLink('Jour par jour'))
    .toHaveAttribute('href', '/api/statistiques/export?tableau=jours&du=2026-10-01&au=2026-10-31')
  await expect.element(getLink('Jetons de lecture')).toBeVisible()
  await unmount()
  await renderPeriodForm({ role: 'moderator' })
  await expect.element(getLink('Jour par jour')).toBeVisible()
  await expect.element(getLink('Jetons de lecture')).not.toBeInTheDocument()
})

test.each([
  [1, 3, ['Page suivante']],
  [2, 3, ['Page précédente', 'Page suivante']],
  [3, 3, ['Page précédente']],
  [1, 1, []],
])('page %i of %i leads to its neighbours', async (shown, last, names) => {
  await renderInAdmin(
    <TablePagination
      addressOf={(to) => `?page=${to}`}
      label="120 offres"
      last={last}
      page={shown}
    />,
  )
  await expect.element(page.getByText('120 offres')).toBeVisible()
  expect(
    page
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(names)
})

testAt([390, 1440])('the choice of the period has no axe violation at %i px', async (width) => {
  await renderPeriodForm({ width })
  await expect.element(getLink('Mois dernier')).toBeVisible()
  await expectNoAxeViolation()
  expectNoSidewaysScroll()
})
