import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { DecisionField } from '@/components/admin/jobApplications/DecisionField'
import { inDocument } from '../support/inDocument'
import { renderInAdmin } from '../support/renderInAdmin'
import { json, offline, respond } from '../support/respond'

/** The decision on a pending application, the last one of its list. */
async function renderDecision() {
  const field = <DecisionField list="" name="Inès Petit" onward={null} path="status" />
  const stored = { collection: 'job-applications', id: 7, fields: { status: 'pending' } } as const
  const url = '/admin/collections/job-applications/7'
  await renderInAdmin(inDocument(field, stored), { url })
}

const respondToDecision = (...responses: Response[]) =>
  respond('patch', '/api/job-applications/7', ...responses)
const getChoiceButton = (name: string) => page.getByRole('button', { name, exact: true })

test('A decision that a colleague has changed meanwhile is not taken back', async () => {
  respondToDecision()
  respond('patch', '/api/job-applications', json({ docs: [] }))
  await renderDecision()
  await getChoiceButton('Accepté').click()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect.element(page.getByText('Le changement n’a pas pu être annulé.')).toBeVisible()
  await expect.element(getChoiceButton('Accepté')).toHaveAttribute('aria-pressed', 'true')
})

test('A decision that is not saved is shown as it was before', async () => {
  respondToDecision(offline())
  await renderDecision()
  await getChoiceButton('Accepté').click()
  await expect.element(page.getByText('n’a pas pu être enregistrée')).toBeVisible()
  await expect.element(getChoiceButton('En attente')).toHaveAttribute('aria-pressed', 'true')
})
