import type { DateFieldClient } from 'payload'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { SaveButton } from '@/components/admin/document/SaveButton'
import { EndTimeField } from '@/components/admin/jobOffers/EndTimeField'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '../support/axe'
import { inDocument } from '../support/inDocument'
import { renderInAdmin } from '../support/renderInAdmin'
import { json, respond } from '../support/respond'
import { testAt } from '../support/testAt'

const day = page.getByLabelText('Fin prévue')
const time = page.getByLabelText('Heure (facultative)')

const field: DateFieldClient = { name: 'endsAt', type: 'date', label: 'Fin prévue' }

const openForm = (endsAt: string | null, width = 1440) =>
  renderInAdmin(
    inDocument(
      <>
        <EndTimeField field={field} path="endsAt" />
        <SaveButton collection="job-offers" />
      </>,
      { collection: 'job-offers', id: 7, fields: { endsAt } },
    ),
    { width },
  )

async function savedEnd() {
  const saved = respond('patch', '/api/job-offers/7', json({ doc: {} }))
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect.poll(() => saved.length).toBe(1)
  return saved[0]
}

testAt([390, 1440])('A day without a time ends with the day (%i px)', async (width) => {
  await openForm(null, width)
  await expect.element(time).toBeDisabled()
  await day.fill('2030-03-31')
  await expect.element(time).toHaveValue('')
  await expectNoAxeViolation()
  expectNoSidewaysScroll()
  expect(await savedEnd()).toMatchObject({ endsAt: '2030-03-31T21:59:59.999Z' })
})

test('A time ends the offer at that minute', async () => {
  await openForm('2030-07-14T21:59:59.999Z')
  await expect.element(day).toHaveValue('2030-07-14')
  await expect.element(time).toHaveValue('')
  await time.fill('18:00')
  expect(await savedEnd()).toMatchObject({ endsAt: '2030-07-14T16:00:00.000Z' })
})

test('A stored end with a time shows the time', async () => {
  await openForm('2030-07-14T21:59:00.000Z')
  await expect.element(time).toHaveValue('23:59')
  await day.fill('')
  expect(await savedEnd()).toMatchObject({ endsAt: null })
})
