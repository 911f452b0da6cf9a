import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { countFetches } from '../support/countFetches'
import { hold } from '../support/hold'
import { network } from '../support/network'
import { renderInAdmin } from '../support/renderInAdmin'
import { json, respond } from '../support/respond'
import { anApplication, cellsOf } from '../support/staffLists'
import { storeRecords } from '../support/storeRecords'

const status = page.getByRole('combobox', { name: 'Statut de la candidature de Inès Dubois' })
const SAVED = 'Statut mis à jour avec succès'

async function renderStatus() {
  const [application = anApplication()] = storeRecords('job-applications', [anApplication()])
  await renderInAdmin(cellsOf['job-applications'].status(anApplication()))
  await expect.element(status).toHaveValue('pending')
  return application
}

const focus = async () => {
  status.element().focus()
  await expect.element(status).toHaveFocus()
}

test('A chosen status is saved, announced and taken back', async () => {
  const application = await renderStatus()
  const names = status.element().querySelectorAll('option')
  expect([...names].map(({ label }) => label)).toEqual([
    'En attente',
    'Examiné',
    'Accepté',
    'Refusé',
  ])
  await status.selectOptions('Accepté')
  await expect.element(page.getByText(SAVED)).toBeVisible()
  expect(application.status).toBe('accepted')
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect.element(page.getByText('Changement annulé')).toBeVisible()
  await expect.element(status).toHaveValue('pending')
  expect(application.status).toBe('pending')
})

test('A status that a colleague has changed meanwhile is not taken back', async () => {
  const application = await renderStatus()
  await status.selectOptions('Accepté')
  await expect.element(page.getByText(SAVED)).toBeVisible()
  application.status = 'rejected'
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect.element(page.getByText(/n’a pas pu être annulé/)).toBeVisible()
  expect(application.status).toBe('rejected')
})

test('A second choice during a save is saved after it and wins', async () => {
  const { held, release } = hold<Response>()
  await renderStatus()
  const requests = countFetches('PATCH /api/job-applications/7')
  const saved = respond('patch', '/api/job-applications/7', held, json({}))
  await status.selectOptions('Refusé')
  await expect.element(status).toHaveValue('rejected')
  await status.selectOptions('Accepté')
  await expect.element(status).toHaveValue('accepted')
  expect(requests()).toBe(1)
  release(json({}))
  await expect.poll(() => saved).toEqual([{ status: 'rejected' }, { status: 'accepted' }])
  await expect.element(status).toHaveAttribute('aria-busy', 'false')
  await expect.element(status).toHaveValue('accepted')
})

test.each([
  ['a server error', () => HttpResponse.json({}, { status: 502 })],
  ['a network error', () => HttpResponse.error()],
])('After %s the list shows the old status and an error', async (_, response) => {
  await renderStatus()
  network.use(http.patch('*/api/job-applications/7', response))
  await status.selectOptions('Refusé')
  await expect.element(page.getByText('Erreur lors de la mise à jour du statut')).toBeVisible()
  await expect.element(status).toHaveValue('pending')
})

test('Arrow keys save nothing until the field is left, and Escape goes back', async () => {
  const application = await renderStatus()
  await focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(status).toHaveValue('reviewed')
  await userEvent.keyboard('{Escape}')
  await expect.element(status).toHaveValue('pending')
  for (const passed of ['reviewed', 'accepted', 'rejected']) {
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(status).toHaveValue(passed)
  }
  expect(application.status).toBe('pending')
  await userEvent.tab()
  await expect.element(page.getByText(SAVED)).toBeVisible()
  expect(application.status).toBe('rejected')
})

test('Enter saves the status chosen by arrow keys and leaves the focus on it', async () => {
  const application = await renderStatus()
  await focus()
  await userEvent.keyboard('{PageDown}')
  await expect.element(status).toHaveValue('rejected')
  await userEvent.keyboard('{Escape}')
  await expect.element(status).toHaveValue('pending')
  await userEvent.keyboard('{End}')
  await expect.element(status).toHaveValue('rejected')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(SAVED)).toBeVisible()
  expect(application.status).toBe('rejected')
  await expect.element(status).toHaveFocus()
})

test('A status chosen with the mouse replaces one that keys had reached', async () => {
  const application = await renderStatus()
  await focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(status).toHaveValue('reviewed')
  status.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  await status.selectOptions('Refusé')
  await expect.element(page.getByText(SAVED)).toBeVisible()
  expect(application.status).toBe('rejected')
  await userEvent.tab()
  await expect.element(status).toHaveValue('rejected')
})
