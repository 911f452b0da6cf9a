import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { REFUSAL_HEADER } from '@/src/domain/submissions/submission'
import {
  aFile,
  anApplicationForm,
  aPhoto,
  fillInNameAndEmail,
  form,
  receiveApplications,
} from '../support/applicationForm'
import { answerCookies, recordBeacons } from '../support/beacons'
import { hidePage } from '../support/hidePage'
import { renderOnSite } from '../support/renderOnSite'

const ofForm = { form: 'architecte-cloud', refusals: [], chosen: false }

test('A form sends each step once after consent, and nothing that is typed', async () => {
  receiveApplications()
  const sent = recordBeacons()
  await renderOnSite(anApplicationForm())
  await form.name.fill('Inès')
  expect(sent).toEqual([])
  answerCookies('acceptAll')
  expect(sent.splice(0)).toEqual([{ ...ofForm, steps: ['opened'] }])
  await form.email.fill('ines@candidats.test')
  await form.phone.fill('06 12 34 56 78')
  expect(sent.splice(0)).toEqual([{ ...ofForm, steps: ['contact'] }])
  await form.cv.upload(aPhoto)
  // The field and the refusal each send one report.
  expect(sent.splice(0)).toEqual([
    { ...ofForm, steps: ['cv'] },
    { ...ofForm, steps: [], refusals: ['fileTypeRefused'] },
  ])
  await form.send.click()
  await form.send.click()
  await expect.element(form.thanks).toBeVisible()
  // The cover letter was skipped.
  expect(sent).toEqual([
    { ...ofForm, steps: ['letter', 'sending'] },
    { ...ofForm, steps: ['sent'] },
  ])
})

test('A form in a background tab counts as opened when its tab is opened', async () => {
  hidePage(true)
  const sent = recordBeacons()
  answerCookies('acceptAll')
  await renderOnSite(anApplicationForm())
  await expect.element(form.name).toBeVisible()
  expect(sent).toEqual([])
  hidePage(false)
  expect(sent).toEqual([{ ...ofForm, steps: ['opened'] }])
})

test('A refused form sends the reasons of the server', async () => {
  receiveApplications(() =>
    HttpResponse.json(
      { ok: false, errors: { cv: 'Ce fichier est endommagé.' } },
      { status: 422, headers: { [REFUSAL_HEADER]: 'fileDamaged' } },
    ),
  )
  answerCookies('acceptAll')
  const sent = recordBeacons()
  await renderOnSite(anApplicationForm())
  await fillInNameAndEmail()
  await form.cv.upload(aFile('cv.pdf'))
  await form.send.click()
  await expect.element(page.getByText('Ce fichier est endommagé.')).toBeVisible()
  expect(sent.at(-1)).toEqual({ ...ofForm, steps: [], refusals: ['fileDamaged'] })
})

test('A form sends nothing of a visitor who has refused', async () => {
  receiveApplications()
  answerCookies('refuse')
  const sent = recordBeacons()
  await renderOnSite(anApplicationForm())
  await fillInNameAndEmail()
  await form.cv.upload(aPhoto)
  await form.send.click()
  await form.send.click()
  await expect.element(form.thanks).toBeVisible()
  expect(sent).toEqual([])
})
