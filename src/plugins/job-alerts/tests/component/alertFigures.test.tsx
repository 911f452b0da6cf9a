import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { VisitsPanel } from '@/components/admin/visits/VisitsPanel'
import { aVisitReport } from '@/tests/component/support/aVisitReport'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '@/tests/component/support/axe'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'
import { testAt } from '@/tests/component/support/testAt'

testAt([390, 1440])('The panel of visits counts the job alerts at %i px', async (width) => {
  const jobAlerts = { active: 1200, waiting: 2, created: 3, mailed: 4 }
  await renderInAdmin(<VisitsPanel initial={aVisitReport({}, { jobAlerts })} notice={null} />, {
    width,
  })
  const alerts = page.getByRole('region', { name: 'Alertes d’emploi' })
  const figures = alerts.getByRole('definition')
  await expect.element(figures.nth(0)).toHaveTextContent(/^1\s200$/)
  await expect.element(figures.nth(3)).toHaveTextContent('4')
  await expectNoAxeViolation()
  expectNoSidewaysScroll()
})
