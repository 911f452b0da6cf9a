import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ApplicationHistory } from '@/components/admin/jobApplications/ApplicationHistory'
import type { ApplicationEvent } from '@/payload-types'
import { expectNoAxeViolation } from '../support/axe'
import { renderInAdmin } from '../support/renderInAdmin'

const aHistoryEvent = (id: number, different: Partial<ApplicationEvent>): ApplicationEvent => ({
  ...{ id, application: 7, kind: 'received', accountName: 'Andrée Ponge' },
  ...{ createdAt: `2026-03-0${id}T09:00:00.000Z`, updatedAt: '2026-03-09T09:00:00.000Z' },
  ...different,
})

test('The history shows events and lines of plugins together, the latest first', async () => {
  const events = [
    aHistoryEvent(5, { kind: 'spam-marked' }),
    aHistoryEvent(3, { kind: 'status-changed', from: 'pending', to: 'rejected' }),
    aHistoryEvent(2, { kind: 'read' }),
    aHistoryEvent(1, { accountName: null }),
  ]
  const reply = {
    ...{ at: '2026-03-04T09:00:00.000Z', by: 'Andrée Ponge', key: 'reply', kind: 'answered' },
    ...{ label: 'Réponse envoyée', text: 'Venez lundi.' },
  }
  await renderInAdmin(
    <ApplicationHistory
      earlier={0}
      events={events}
      pluginLines={[reply]}
      timezone="Europe/Paris"
    />,
  )
  const lines = page
    .getByRole('listitem')
    .elements()
    .map((line) => line.textContent)
  expect(lines).toEqual([
    'Marquée pas sérieuse05/03/2026 10:00 par Andrée Ponge',
    'Réponse envoyéeVenez lundi.04/03/2026 10:00 par Andrée Ponge',
    'En attente → Refusé03/03/2026 10:00 par Andrée Ponge',
    'Ouverte pour la première fois02/03/2026 10:00 par Andrée Ponge',
    'Candidature reçue01/03/2026 10:00',
  ])
  await page.getByText('Réponse envoyée').click()
  await expect.element(page.getByText('Venez lundi.')).toBeVisible()
  await expectNoAxeViolation()
})
