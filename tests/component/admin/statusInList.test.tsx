import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { countFetches } from '../support/countFetches'
import { hold } from '../support/hold'
import { network } from '../support/network'
import { renderInAdmin } from '../support/renderInAdmin'
import { json, respond } from '../support/respond'
import { anApplicationRow, CELLS_BY_COLLECTION } from '../support/staffLists'
import { storeRecords } from '../support/storeRecords'

const statusSelect = page.getByRole('combobox', { name: 'Statut de la candidature de Inès Dubois' })
const STATUS_SAVED_TOAST = 'Statut mis à jour avec succès'

async function renderStatusCell() {
  const [application = anApplicationRow()] = storeRecords('job-applications', [anApplicationRow()])
  await renderInAdmin(CELLS_BY_COLLECTION['job-applications'].status(anApplicationRow()))
  await expect.element(statusSelect).toHaveValue('pending')
  return application
}

const focusStatusSelect = async () => {
  statusSelect.element().focus()
  await expect.element(statusSelect).toHaveFocus()
}

test('A chosen status is saved, announced and taken back', async () => {
  const application = await renderStatusCell()
  const names = statusSelect.element().querySelectorAll('option')
  expect([...names].map(({ label }) => label)).toEqual([
    'En attente',
    'Examiné',
    'Accepté',
    'Refusé',
  ])
  await statusSelect.selectOptions('Accepté')
  await expect.element(page.getByText(STATUS_SAVED_TOAST)).toBeVisible()
  expect(application.status).toBe('accepted')
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect.element(page.getByText('Changement annulé')).toBeVisible()
  await expect.element(statusSelect).toHaveValue('pending')
  expect(application.status).toBe('pending')
})

test('A status that a colleague has changed meanwhile is not taken back', async () => {
  const application = await renderStatusCell()
  await statusSelect.selectOptions('Accepté')
  await expect.element(page.getByText(STATUS_SAVED_TOAST)).toBeVisible()
  application.status = 'rejected'
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect.element(page.getByText(/n’a pas pu être annulé/)).toBeVisible()
  expect(application.status).toBe('rejected')
})

test('A second choice during a save is saved after it and wins', async () => {
  const { held, release } = hold<Response>()
  await renderStatusCell()
  const requests = countFetches('PATCH /api/job-applications/7')
  const saved = respond('patch', '/api/job-applications/7', held, json({}))
  await statusSelect.selectOptions('Refusé')
  await expect.element(statusSelect).toHaveValue('rejected')
  await statusSelect.selectOptions('Accepté')
  await expect.element(statusSelect).toHaveValue('accepted')
  expect(requests()).toBe(1)
  release(json({}))
  await expect.poll(() => saved).toEqual([{ status: 'rejected' }, { status: 'accepted' }])
  await expect.element(statusSelect).toHaveAttribute('aria-busy', 'false')
  await expect.element(statusSelect).toHaveValue('accepted')
})

test.each([
  ['a server error', () => HttpResponse.json({}, { status: 502 })],
  ['a network error', () => HttpResponse.error()],
])('After %s the list shows the old status and an error', async (_, response) => {
  await renderStatusCell()
  network.use(http.patch('*/api/job-applications/7', response))
  await statusSelect.selectOptions('Refusé')
  await expect.element(page.getByText('Erreur lors de la mise à jour du statut')).toBeVisible()
  await expect.element(statusSelect).toHaveValue('pending')
})

test('Arrow keys save nothing until the field is left, and Escape goes back', async () => {
  const application = await renderStatusCell()
  await focusStatusSelect()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(statusSelect).toHaveValue('reviewed')
  await userEvent.keyboard('{Escape}')
  await expect.element(statusSelect).toHaveValue('pending')
  for (const passed of ['reviewed', 'accepted', 'rejected']) {
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(statusSelect).toHaveValue(passed)
  }
  expect(application.status).toBe('pending')
  await userEvent.tab()
  await expect.element(page.getByText(STATUS_SAVED_TOAST)).toBeVisible()
  expect(application.status).toBe('rejected')
})

test('Enter saves the status chosen by arrow keys and leaves the focus on it', async () => {
  const application = await renderStatusCell()
  await focusStatusSelect()
  await userEvent.keyboard('{PageDown}')
  await expect.element(statusSelect).toHaveValue('rejected')
  await userEvent.keyboard('{Escape}')
  await expect.element(statusSelect).toHaveValue('pending')
  await userEvent.keyboard('{End}')
  await expect.element(statusSelect).toHaveValue('rejected')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(STATUS_SAVED_TOAST)).toBeVisible()
  expect(application.status).toBe('rejected')
  await expect.element(statusSelect).toHaveFocus()
})

test('A status chosen with the mouse replaces one that keys had reached', async () => {
  const application = await renderStatusCell()
  await focusStatusSelect()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(statusSelect).toHaveValue('reviewed')
  statusSelect.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  await statusSelect.selectOptions('Refusé')
  await expect.element(page.getByText(STATUS_SAVED_TOAST)).toBeVisible()
  expect(application.status).toBe('rejected')
  await userEvent.tab()
  await expect.element(statusSelect).toHaveValue('rejected')
})
