import type { DateFieldClient } from 'payload'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SaveButton } from '@/components/admin/document/SaveButton'
import { EndTimeField } from '@/components/admin/jobOffers/EndTimeField'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '../support/axe'
import { inDocument } from '../support/inDocument'
import { renderInAdmin } from '../support/renderInAdmin'
import { json, respond } from '../support/respond'
import { testAt } from '../support/testAt'

const dayInput = page.getByLabelText('Fin prévue')
const timeInput = page.getByLabelText('Heure (facultative)')

const endTimeField: DateFieldClient = { name: 'endsAt', type: 'date', label: 'Fin prévue' }

const renderForm = (endsAt: string | null, width = 1440) =>
  renderInAdmin(
    inDocument(
      <>
        <EndTimeField field={endTimeField} path="endsAt" />
        <SaveButton collection="job-offers" />
      </>,
      { collection: 'job-offers', id: 7, fields: { endsAt } },
    ),
    { width },
  )

async function saveAndReadRequestBody() {
  const saved = respond('patch', '/api/job-offers/7', json({ doc: {} }))
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect.poll(() => saved.length).toBe(1)
  return saved[0]
}

testAt([390, 1440])('A day without a time ends with the day (%i px)', async (width) => {
  await renderForm(null, width)
  await expect.element(timeInput).toBeDisabled()
  await dayInput.fill('2030-03-31')
  await expect.element(timeInput).toHaveValue('')
  await expectNoAxeViolation()
  expectNoSidewaysScroll()
  expect(await saveAndReadRequestBody()).toMatchObject({ endsAt: '2030-03-31T21:59:59.999Z' })
})

test('A time ends the offer at that minute', async () => {
  await renderForm('2030-07-14T21:59:59.999Z')
  await expect.element(dayInput).toHaveValue('2030-07-14')
  await expect.element(timeInput).toHaveValue('')
  await timeInput.fill('18:00')
  expect(await saveAndReadRequestBody()).toMatchObject({ endsAt: '2030-07-14T16:00:00.000Z' })
})

test('A stored end with a time shows the time', async () => {
  await renderForm('2030-07-14T21:59:00.000Z')
  await expect.element(timeInput).toHaveValue('23:59')
  await dayInput.fill('')
  expect(await saveAndReadRequestBody()).toMatchObject({ endsAt: null })
})

const alert = page.getByRole('alert')
const isIncomplete = (part: typeof dayInput) => {
  const input = part.element()
  return input instanceof HTMLInputElement && input.validity.badInput
}

test('An incomplete time stays as typed, is explained, and is not saved', async () => {
  const saved = respond('patch', '/api/job-offers/7', json({ doc: {} }))
  await renderForm('2030-07-14T21:59:59.999Z')
  await timeInput.click()
  await userEvent.keyboard('{Home}18')
  await expect.poll(() => isIncomplete(timeInput)).toBe(true)
  await expect.element(alert).not.toBeInTheDocument()
  await page.getByText(/^Heure de /).click()
  await expect.element(alert).toHaveTextContent('Indiquez l’heure et les minutes')
  await expect.element(timeInput).toHaveAttribute('aria-invalid', 'true')
  await expect.element(dayInput).not.toHaveAttribute('aria-invalid', 'true')
  await expectNoAxeViolation()
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(alert).toBeVisible()
  expect(isIncomplete(timeInput)).toBe(true)
  // An incomplete time remains editable without a day.
  await dayInput.fill('')
  await expect.element(timeInput).toBeEnabled()
  await dayInput.fill('2030-07-15')
  expect(isIncomplete(timeInput)).toBe(true)
  expect(saved).toEqual([])

  await timeInput.fill('18:30')
  await expect.element(alert).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect.poll(() => saved).toMatchObject([{ endsAt: '2030-07-15T16:30:00.000Z' }])
})

test('An incomplete day stays as typed, and the stored end is not replaced by none', async () => {
  const saved = respond('patch', '/api/job-offers/7', json({ doc: {} }))
  await renderForm('2030-07-14T21:59:59.999Z')
  await dayInput.fill('2030-07-15')
  await expect.element(page.getByRole('button', { name: 'Enregistrer' })).toBeEnabled()
  await dayInput.click()
  await userEvent.keyboard('{Backspace}{Control>}s{/Control}')
  await expect.element(alert).toHaveTextContent('Indiquez le jour, le mois et l’année')
  await expect.element(dayInput).toHaveAttribute('aria-invalid', 'true')
  expect(isIncomplete(dayInput)).toBe(true)
  expect(saved).toEqual([])
})

test('A time that is emptied part by part ends the offer with the day', async () => {
  const saved = respond('patch', '/api/job-offers/7', json({ doc: {} }))
  await renderForm('2030-07-14T16:00:00.000Z')
  await timeInput.click()
  await userEvent.keyboard('{Home}{Backspace}')
  await expect.poll(() => isIncomplete(timeInput)).toBe(true)
  for (let part = 1; part < 3; part++) await userEvent.keyboard('{ArrowRight}{Backspace}')
  await expect.poll(() => isIncomplete(timeInput)).toBe(false)
  await page.getByText(/^Heure de /).click()
  await expect.element(timeInput).toHaveValue('')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect.poll(() => saved).toMatchObject([{ endsAt: '2030-07-14T21:59:59.999Z' }])
})
