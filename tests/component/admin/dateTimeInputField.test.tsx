import type { DateFieldClient } from 'payload'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SaveButton } from '@/components/admin/document/SaveButton'
import { DateTimeInputField } from '@/components/admin/timezone/DateTimeInputField'
import { expectNoAxeViolation } from '../support/axe'
import { inDocument } from '../support/inDocument'
import { renderInAdmin } from '../support/renderInAdmin'
import { json, respond } from '../support/respond'

const dateTimeInput = page.getByLabelText('Mise en ligne prévue')
const alertMessage = page.getByRole('alert')
const dateTimeField: DateFieldClient = {
  name: 'publishAt',
  type: 'date',
  label: 'Mise en ligne prévue',
}

const renderForm = (publishAt: string | null) =>
  renderInAdmin(
    inDocument(
      <>
        <DateTimeInputField field={dateTimeField} path="publishAt" />
        <SaveButton collection="job-offers" />
      </>,
      { collection: 'job-offers', id: 7, fields: { publishAt } },
    ),
  )

const hasIncompleteInput = () => document.querySelector('input')?.validity.badInput

test('An incomplete moment stays as typed, is explained, and is not saved', async () => {
  const saved = respond('patch', '/api/job-offers/7', json({ doc: {} }))
  await renderForm('2030-07-14T16:00:00.000Z')
  await dateTimeInput.fill('2030-07-15T08:30')
  await expect.element(alertMessage).not.toBeInTheDocument()
  // One part of the input is emptied; the others remain.
  await dateTimeInput.click()
  await userEvent.keyboard('{Backspace}')
  await expect.poll(hasIncompleteInput).toBe(true)
  await page.getByText(/^Heure de /).click()
  await expect.element(alertMessage).toHaveTextContent('Indiquez la date et l’heure en entier')
  await expect.element(dateTimeInput).toHaveAttribute('aria-invalid', 'true')
  await expectNoAxeViolation()
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(alertMessage).toBeVisible()
  expect(hasIncompleteInput()).toBe(true)
  expect(saved).toEqual([])

  await dateTimeInput.fill('2030-07-15T09:30')
  await expect.element(alertMessage).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect.poll(() => saved).toMatchObject([{ publishAt: '2030-07-15T07:30:00.000Z' }])
})

test('A moment that was begun is explained when the input is left', async () => {
  await renderForm(null)
  await dateTimeInput.click()
  await userEvent.keyboard('{Home}12')
  await expect.poll(hasIncompleteInput).toBe(true)
  await expect.element(alertMessage).not.toBeInTheDocument()
  await page.getByText(/^Heure de /).click()
  await expect.element(alertMessage).toHaveTextContent('Indiquez la date et l’heure en entier')
  expect(hasIncompleteInput()).toBe(true)
})

test('A moment that is emptied part by part is saved as none', async () => {
  const saved = respond('patch', '/api/job-offers/7', json({ doc: {} }))
  await renderForm('2030-07-14T16:00:00.000Z')
  await dateTimeInput.click()
  await userEvent.keyboard('{Backspace}{ArrowRight}{Backspace}')
  await expect.poll(hasIncompleteInput).toBe(true)
  for (let part = 2; part < 6; part++) await userEvent.keyboard('{ArrowRight}{Backspace}')
  await expect.poll(hasIncompleteInput).toBe(false)
  await page.getByText(/^Heure de /).click()
  await expect.element(dateTimeInput).toHaveValue('')
  await expect.element(alertMessage).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect.poll(() => saved).toMatchObject([{ publishAt: null }])
})
