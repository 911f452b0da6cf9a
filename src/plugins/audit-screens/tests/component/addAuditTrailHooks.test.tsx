import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { AuditTrail } from '@/src/plugins/audit-screens/admin/AuditTrail'
import type { AuditDay } from '@/src/plugins/audit-screens/admin/auditLines'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '@/tests/component/support/axe'
import { ListProvider } from '@/tests/component/support/ListProvider'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'
import { requestedListParams } from '@/tests/component/support/router'
import { testAt } from '@/tests/component/support/testAt'

const AUDIT_TRAIL_PATH = '/admin/collections/audit-entries'
const lineTime = (id: number, time: string) => ({ id, time, instant: `2026-03-03T${time}:00.000Z` })

const TODAY_ENTRIES: AuditDay = {
  day: '2026-03-03',
  title: 'Aujourd’hui',
  lines: [
    {
      ...{ actor: 'Irène Roy', isHighlighted: false, before: 'a refusé ', object: 'Inès Petit' },
      ...{ after: '', details: null, times: [lineTime(9, '10:00')] },
      about: { collection: 'job-applications', id: 7 },
    },
    {
      ...{ actor: 'Irène Roy', isHighlighted: false, before: 'a ouvert une session', object: '' },
      ...{
        after: '',
        details: null,
        about: null,
        times: [lineTime(8, '09:30'), lineTime(5, '08:15')],
      },
    },
  ],
}

const renderAuditTrail = ({ days = [TODAY_ENTRIES], url = AUDIT_TRAIL_PATH, width = 1440 } = {}) =>
  renderInAdmin(
    <ListProvider collection="audit-entries" docs={[{ id: 9 }, { id: 8 }, { id: 5 }]}>
      <AuditTrail
        collectionSlug="audit-entries"
        columnState={[]}
        days={days}
        hasCreatePermission={false}
        newDocumentURL=""
        Table={null}
        viewType="list"
      />
    </ListProvider>,
    { url, width },
  )

const filterRegion = page.getByRole('region', { name: 'Filtrer le journal' })

testAt([390, 1440])(
  'The trail tells day by day who did what, in sentences (%i px)',
  async (width) => {
    await renderAuditTrail({ width })
    await expect.element(page.getByRole('heading', { name: 'Aujourd’hui' })).toBeVisible()
    const refusal = page.getByRole('listitem').filter({ hasText: 'Irène Roy a refusé Inès Petit' })
    await expect
      .element(refusal.getByRole('link', { name: 'Inès Petit' }))
      .toHaveAttribute('href', '/admin/collections/job-applications/7')
    await expect
      .element(refusal.getByRole('link', { name: 'Entrée de 10:00' }))
      .toHaveAttribute('href', `${AUDIT_TRAIL_PATH}/9`)
    await page.getByText('2 fois, de 08:15 à 09:30').click()
    await expect.element(page.getByRole('link', { name: 'Entrée de 08:15' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: /^Créer/ })).not.toBeInTheDocument()
    await expectNoAxeViolation()
    expectNoSidewaysScroll()
  },
)

test('The trail is narrowed to an action and to recent days, and widened again', async () => {
  await renderAuditTrail()
  await filterRegion.getByLabelText('Action').selectOptions('Statut changé')
  await expect.poll(() => Object.values(requestedListParams())).toContain('statusChanged')
  const week = filterRegion.getByRole('button', { name: '7 jours' })
  await week.click()
  await expect.element(week).toHaveAttribute('aria-pressed', 'true')
  const asked = Object.keys(requestedListParams()).filter((name) => name.includes('createdAt'))
  expect(asked.length).toBeGreaterThan(0)
  await filterRegion.getByRole('button', { name: 'Effacer les filtres' }).click()
  await expect.element(week).toHaveAttribute('aria-pressed', 'false')
  expect(Object.keys(requestedListParams()).filter((name) => name.startsWith('where'))).toEqual([])
})

test('A period without an entry says so', async () => {
  await renderAuditTrail({ days: [] })
  await expect.element(page.getByText('Aucune entrée ne répond à cette recherche')).toBeVisible()
})
