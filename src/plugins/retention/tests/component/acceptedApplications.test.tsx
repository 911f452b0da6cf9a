import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { AcceptedApplications } from '@/src/plugins/retention/admin/AcceptedApplications'
import { ACCEPTED_DECISION_URL } from '@/src/plugins/retention/rules/acceptedApplications'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '@/tests/component/support/axe'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'
import { json, offline, respond } from '@/tests/component/support/respond'

const application = {
  ...{ id: 7, name: 'Élodie Durand', offer: 'Architecte cloud', acceptedOn: '2026-01-05' },
  extension: null,
}
const extended = {
  ...{ id: 8, name: 'Paul Martin', offer: 'Chef de projet', acceptedOn: '2026-01-06' },
  extension: { id: 3, reason: 'Dossier du personnel', byName: 'Nora Diallo', on: '2026-05-12' },
}

const renderList = (width = 1440) =>
  renderInAdmin(
    <AcceptedApplications
      extended={{ applications: [extended], total: 1 }}
      waiting={{ applications: [application], total: 1 }}
    />,
    { width },
  )
const dialog = page.getByRole('dialog')
const reason = dialog.getByLabelText('Motif')
const openReason = () =>
  page.getByRole('button', { name: 'Conserver\u00A0: Élodie Durand' }).click()

test.each([390, 1440])(
  'A reason that is too short is not sent; a longer one is (%i px)',
  async (width) => {
    const sent = respond('post', ACCEPTED_DECISION_URL, json({}))
    await renderList(width)
    await expect.element(page.getByText('12/05/2026, Nora Diallo')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Élodie Durand' }))
      .toHaveAttribute('href', '/admin/collections/job-applications/7')
    await expectNoAxeViolation()
    expectNoSidewaysScroll()
    await openReason()
    await reason.fill('court')
    await dialog.getByRole('button', { name: 'Conserver' }).click()
    await expect.element(dialog.getByText('Tapez un motif de 10 à 500 caractères')).toBeVisible()
    await expect.element(reason).toHaveAttribute('aria-invalid', 'true')
    await expectNoAxeViolation()
    expectNoSidewaysScroll()
    expect(sent).toEqual([])
    await reason.fill('Dossier du personnel')
    await dialog.getByRole('button', { name: 'Conserver' }).click()
    await expect.element(page.getByText('La candidature est conservée.')).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(sent).toEqual([{ action: 'extend', application: 7, reason: 'Dossier du personnel' }])
  },
)

test.each([390, 1440])(
  'A deletion is confirmed and names what the user saw (%i px)',
  async (width) => {
    const sent = respond('post', ACCEPTED_DECISION_URL, json({}))
    await renderList(width)
    await page.getByRole('button', { name: 'Supprimer\u00A0: Paul Martin' }).click()
    await expect.element(dialog.getByText('Ses fichiers, notes et réponses')).toBeVisible()
    await expectNoAxeViolation()
    expectNoSidewaysScroll()
    expect(sent).toEqual([])
    await dialog.getByRole('button', { name: 'Supprimer' }).click()
    await expect.element(page.getByText('La candidature est supprimée.')).toBeVisible()
    expect(sent).toEqual([{ action: 'delete', application: 8, extension: 3 }])
  },
)

test('A failed request keeps the reason; a change of a colleague closes the dialog', async () => {
  respond(
    'post',
    ACCEPTED_DECISION_URL,
    offline(),
    json({ error: 'Cette candidature n’existe plus.' }, 409),
  )
  await renderList()
  await openReason()
  await reason.fill('Dossier du personnel')
  await dialog.getByRole('button', { name: 'Conserver' }).click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Vérifiez votre connexion')
  await expect.element(reason).toHaveValue('Dossier du personnel')
  await dialog.getByRole('button', { name: 'Conserver' }).click()
  await expect.element(page.getByText('Cette candidature n’existe plus.')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
})
