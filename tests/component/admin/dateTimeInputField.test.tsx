import type { DateFieldClient } from 'payload'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SaveButton } from '@/components/admin/document/SaveButton'
import { DateTimeInputField } from '@/components/admin/timezone/DateTimeInputField'
import { expectNoAxeViolation } from '../support/axe'
import { inDocument } from '../support/inDocument'
import { renderInAdmin } from '../support/renderInAdmin'
import { json, respond } from '../support/respond'

const moment = page.getByLabelText('Mise en ligne prévue')
const alert = page.getByRole('alert')
const field: DateFieldClient = { name: 'publishAt', type: 'date', label: 'Mise en ligne prévue' }

const openForm = (publishAt: string | null) =>
  renderInAdmin(
    inDocument(
      <>
        <DateTimeInputField field={field} path="publishAt" />
        <SaveButton collection="job-offers" />
      </>,
      { collection: 'job-offers', id: 7, fields: { publishAt } },
    ),
  )

const isIncomplete = () => document.querySelector('input')?.validity.badInput

test('An incomplete moment stays as typed, is explained, and is not saved', async () => {
  const saved = respond('patch', '/api/job-offers/7', json({ doc: {} }))
  await openForm('2030-07-14T16:00:00.000Z')
  await moment.fill('2030-07-15T08:30')
  await expect.element(alert).not.toBeInTheDocument()
  // One part of the input is emptied; the others remain.
  await moment.click()
  await userEvent.keyboard('{Backspace}')
  await expect.poll(isIncomplete).toBe(true)
  await page.getByText(/^Heure de /).click()
  await expect.element(alert).toHaveTextContent('Indiquez la date et l’heure en entier')
  await expect.element(moment).toHaveAttribute('aria-invalid', 'true')
  await expectNoAxeViolation()
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(alert).toBeVisible()
  expect(isIncomplete()).toBe(true)
  expect(saved).toEqual([])

  await moment.fill('2030-07-15T09:30')
  await expect.element(alert).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect.poll(() => saved).toMatchObject([{ publishAt: '2030-07-15T07:30:00.000Z' }])
})

test('A moment that was begun is explained when the input is left', async () => {
  await openForm(null)
  await moment.click()
  await userEvent.keyboard('{Home}12')
  await expect.poll(isIncomplete).toBe(true)
  await expect.element(alert).not.toBeInTheDocument()
  await page.getByText(/^Heure de /).click()
  await expect.element(alert).toHaveTextContent('Indiquez la date et l’heure en entier')
  expect(isIncomplete()).toBe(true)
})

test('A moment that is emptied part by part is saved as none', async () => {
  const saved = respond('patch', '/api/job-offers/7', json({ doc: {} }))
  await openForm('2030-07-14T16:00:00.000Z')
  await moment.click()
  await userEvent.keyboard('{Backspace}{ArrowRight}{Backspace}')
  await expect.poll(isIncomplete).toBe(true)
  for (let part = 2; part < 6; part++) await userEvent.keyboard('{ArrowRight}{Backspace}')
  await expect.poll(isIncomplete).toBe(false)
  await page.getByText(/^Heure de /).click()
  await expect.element(moment).toHaveValue('')
  await expect.element(alert).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect.poll(() => saved).toMatchObject([{ publishAt: null }])
})
