import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DecisionField } from '@/components/admin/jobApplications/DecisionField'
import { KeyboardShortcutsHelp } from '@/src/plugins/document-reading/admin/KeyboardShortcutsHelp'
import { NeighbourApplicationLinks } from '@/src/plugins/document-reading/admin/NeighbourApplicationLinks'
import { OpenNextAfterDecisionSwitch } from '@/src/plugins/document-reading/admin/OpenNextAfterDecisionSwitch'
import { ReviewSummary } from '@/src/plugins/document-reading/admin/ReviewSummary'
import { storeDecisionInTab } from '@/src/plugins/document-reading/admin/reviewSession'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '@/tests/component/support/axe'
import { inDocument } from '@/tests/component/support/inDocument'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'
import { json, respond } from '@/tests/component/support/respond'
import { router } from '@/tests/component/support/router'

const APPLICATIONS_PATH = '/admin/collections/job-applications'
const NEXT_APPLICATION_URL = `${APPLICATIONS_PATH}/8?passees=7`

/** The bar of an application that waits for a decision, the first of two. */
async function renderApplication({ width = 1440 } = {}) {
  const bar = (
    <>
      <DecisionField
        list="search=a"
        name="Inès Petit"
        onward={NEXT_APPLICATION_URL}
        path="status"
      />
      <NeighbourApplicationLinks
        list={APPLICATIONS_PATH}
        next={NEXT_APPLICATION_URL}
        nextPending={NEXT_APPLICATION_URL}
        pendingLeft={1}
        place={{ position: 1, total: 2 }}
        previous={null}
      />
      <OpenNextAfterDecisionSwitch />
      <KeyboardShortcutsHelp noteField="note" />
      <textarea aria-label="Nouvelle note" id="note" />
    </>
  )
  const stored = { collection: 'job-applications', id: 7, fields: { status: 'pending' } } as const
  await renderInAdmin(inDocument(bar, stored), { width, url: `${APPLICATIONS_PATH}/7` })
  // From now on keys decide.
  await expect.poll(() => document.querySelector('fieldset[data-seen]')).not.toBeNull()
}

const respondToDecision = (...responses: Response[]) =>
  respond('patch', '/api/job-applications/7', ...responses)
const newNoteField = page.getByLabelText('Nouvelle note')
const getChoiceButton = (name: string) => page.getByRole('button', { name, exact: true })

test('A key decides, and another key takes the decision back', async () => {
  const saved = respondToDecision()
  const undone = respond('patch', '/api/job-applications', json({ docs: [{ id: 7 }] }))
  await renderApplication()
  await userEvent.keyboard('4')
  await expect.element(page.getByText('Statut mis à jour avec succès')).toBeVisible()
  await expect.element(getChoiceButton('Refusé')).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard('z')
  await expect.element(page.getByText('Changement annulé')).toBeVisible()
  await expect.element(getChoiceButton('En attente')).toHaveAttribute('aria-pressed', 'true')
  expect([...saved, ...undone]).toEqual([{ status: 'rejected' }, { status: 'pending' }])
})

test('With « Enchaîner » one decision opens the next application and names the candidate', async () => {
  respondToDecision(json({}), json({}, 500))
  await renderApplication()
  await page.getByRole('switch', { name: 'Enchaîner' }).click()
  await userEvent.keyboard('3')
  await expect.poll(() => router.push.mock.calls).toEqual([[NEXT_APPLICATION_URL]])
  await expect
    .element(page.getByText('Statut mis à jour avec succès – Inès Petit : Accepté'))
    .toBeVisible()
  await userEvent.keyboard('4')
  await expect
    .element(page.getByText('La décision sur la candidature de Inès Petit n’a pas pu être'))
    .toBeVisible()
})

test('Keys do not decide while a colleague types a note', async () => {
  const saved = respondToDecision()
  await renderApplication()
  await userEvent.keyboard('n')
  await expect.element(newNoteField).toHaveFocus()
  await userEvent.keyboard('4 ans de Java ?{ArrowRight}')
  await expect.element(newNoteField).toHaveValue('4 ans de Java ?')
  expect(router.push).not.toHaveBeenCalled()
  expect(saved).toEqual([])
})

test('The key « ? » lists all keys, and letters can be switched off there', async () => {
  const saved = respondToDecision()
  await renderApplication()
  await userEvent.keyboard('?')
  const help = page.getByRole('dialog', { name: 'Raccourcis clavier' })
  await expect.element(help.getByRole('row', { name: '4 Décider : Refusé' })).toBeVisible()
  await expectNoAxeViolation()
  await help.getByRole('checkbox', { name: 'Utiliser les raccourcis d’une seule touche' }).click()
  await help.getByRole('button', { name: 'Fermer' }).click()
  await userEvent.keyboard('4n?z')
  await expect.element(help).not.toBeInTheDocument()
  await expect.element(newNoteField).not.toHaveFocus()
  expect(saved).toEqual([])
  await userEvent.keyboard('{ArrowRight}')
  expect(router.push.mock.calls).toEqual([[NEXT_APPLICATION_URL]])
})

test.each([390, 1440])('The bar of an application is usable at %i px', async (width) => {
  await renderApplication({ width })
  await expect.element(page.getByText('1 sur 2')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Prochaine en attente encore 1' }))
    .toBeVisible()
  await expectNoAxeViolation()
  expectNoSidewaysScroll()
})

test('The end of a list counts the decisions made in it, and leads to the answers', async () => {
  storeDecisionInTab('search=b', 1, 'accepted')
  storeDecisionInTab('search=a', 7, 'accepted')
  storeDecisionInTab('search=a', 8, 'rejected')
  storeDecisionInTab('search=a', 9, 'rejected')
  storeDecisionInTab('search=a', 10, 'reviewed')
  await renderInAdmin(<ReviewSummary list="search=a" />)
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Dans cette séance' }))
    .toHaveTextContent('1 examinée, 1 acceptée et 2 refusées.')
  await expect
    .element(page.getByRole('link', { name: 'Leur répondre' }))
    .toHaveAttribute('href', `${APPLICATIONS_PATH}/repondre?ids=7,8,9`)
})
