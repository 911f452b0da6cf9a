import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { REFUSAL_HEADER } from '@/src/domain/submissions/submission'
import {
  aFile,
  anApplicationForm,
  aPhoto,
  applicationFormFields,
  fillInNameAndEmail,
  recordSentApplications,
} from '../support/applicationForm'
import { recordBeacons, storeCookieChoice } from '../support/beacons'
import { hidePage } from '../support/hidePage'
import { renderOnSite } from '../support/renderOnSite'

const FORM_REPORT = { form: 'architecte-cloud', refusals: [], chosen: false }

test('A form sends each step once after consent, and nothing that is typed', async () => {
  recordSentApplications()
  const sent = recordBeacons()
  await renderOnSite(anApplicationForm())
  await applicationFormFields.name.fill('Inès')
  expect(sent).toEqual([])
  storeCookieChoice('acceptAll')
  expect(sent.splice(0)).toEqual([{ ...FORM_REPORT, steps: ['opened'] }])
  await applicationFormFields.email.fill('ines@candidats.test')
  await applicationFormFields.phone.fill('06 12 34 56 78')
  expect(sent.splice(0)).toEqual([{ ...FORM_REPORT, steps: ['contact'] }])
  await applicationFormFields.cv.upload(aPhoto)
  // The field and the refusal each send one report.
  expect(sent.splice(0)).toEqual([
    { ...FORM_REPORT, steps: ['cv'] },
    { ...FORM_REPORT, steps: [], refusals: ['fileTypeRefused'] },
  ])
  await applicationFormFields.send.click()
  await applicationFormFields.send.click()
  await expect.element(applicationFormFields.thanks).toBeVisible()
  // The cover letter was skipped.
  expect(sent).toEqual([
    { ...FORM_REPORT, steps: ['letter', 'sending'] },
    { ...FORM_REPORT, steps: ['sent'] },
  ])
})

test('A form in a background tab counts as opened when its tab is opened', async () => {
  hidePage(true)
  const sent = recordBeacons()
  storeCookieChoice('acceptAll')
  await renderOnSite(anApplicationForm())
  await expect.element(applicationFormFields.name).toBeVisible()
  expect(sent).toEqual([])
  hidePage(false)
  expect(sent).toEqual([{ ...FORM_REPORT, steps: ['opened'] }])
})

test('A refused form sends the reasons of the server', async () => {
  recordSentApplications(() =>
    HttpResponse.json(
      { ok: false, errors: { cv: 'Ce fichier est endommagé.' } },
      { status: 422, headers: { [REFUSAL_HEADER]: 'fileDamaged' } },
    ),
  )
  storeCookieChoice('acceptAll')
  const sent = recordBeacons()
  await renderOnSite(anApplicationForm())
  await fillInNameAndEmail()
  await applicationFormFields.cv.upload(aFile('cv.pdf'))
  await applicationFormFields.send.click()
  await expect.element(page.getByText('Ce fichier est endommagé.')).toBeVisible()
  expect(sent.at(-1)).toEqual({ ...FORM_REPORT, steps: [], refusals: ['fileDamaged'] })
})

test('A form sends nothing of a visitor who has refused', async () => {
  recordSentApplications()
  storeCookieChoice('refuse')
  const sent = recordBeacons()
  await renderOnSite(anApplicationForm())
  await fillInNameAndEmail()
  await applicationFormFields.cv.upload(aPhoto)
  await applicationFormFields.send.click()
  await applicationFormFields.send.click()
  await expect.element(applicationFormFields.thanks).toBeVisible()
  expect(sent).toEqual([])
})
