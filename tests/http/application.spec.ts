import type { APIRequestContext, APIResponse } from '@playwright/test'
import { aPdf, aPdfOfSize, playwrightUpload } from '../support/documents'
import { expect, test } from '../support/httpTest'
import { readHtml } from '../support/readHtml'
import { readSentMailsTo } from '../support/sentMails'
import {
  createRareWord,
  findApplicationsOf,
  findMessagesAbout,
  publishOffer,
} from '../support/siteRecords'

const FIVE_MEGABYTES_BYTES = 5 * 1024 * 1024
const SPONTANEOUS_FORM_PATH = '/postuler/candidature-spontanee'

type FormFields = Record<string, string | ReturnType<typeof playwrightUpload>>

/** Submits the form of this page like a browser without JavaScript. */
async function postPageForm(visitor: APIRequestContext, response: APIResponse, typed: FormFields) {
  const { value, all } = readHtml(await response.text())
  const multipart: FormFields = {}
  for (const field of all('form[method="post"] input[type="hidden"]')) {
    const name = field.getAttributeValue('name')
    if (name) multipart[name] = field.getAttributeValue('value') ?? ''
  }
  const action = value('form[method="post"]', 'action')
  return visitor.post(action, { multipart: { ...multipart, ...typed } })
}

/** The page to which a submitted form redirects. */
async function openPageAfter(visitor: APIRequestContext, sent: APIResponse) {
  expect(sent.status()).toBe(303)
  const { location = '' } = sent.headers()
  const response = await visitor.get(location)
  return { location, response, ...readHtml(await response.text()) }
}

const applicationFields = <Given extends FormFields>(given: Given) => ({
  candidateName: `Inès ${createRareWord()}`,
  candidateEmail: 'ines@candidats.test',
  ...given,
})

test('A form for an offer needs a name and an e-mail address and leads back to the offers', async ({
  visitor,
}) => {
  const { values, value, texts } = readHtml(await (await visitor.get(SPONTANEOUS_FORM_PATH)).text())
  expect(values('form[method="post"] [required]', 'name')).toEqual([
    'candidateName',
    'candidateEmail',
  ])
  expect(value('#candidateEmail', 'type')).toBe('email')
  expect(value('a[href="/#offers"]', 'href')).toBe('/#offers')
  expect(texts('a[href="/#offers"]')).toContain("Retour aux offres d'emploi")
})

test('An application to a title without an offer is stored under its capitalised words', async ({
  visitor,
  staff,
}) => {
  const form = await visitor.get('/postuler/gardienne-de-phare')
  expect(readHtml(await form.text()).texts('h1')).toEqual(['Gardienne De Phare'])
  const application = applicationFields({})
  const { location } = await openPageAfter(visitor, await postPageForm(visitor, form, application))
  expect(location).toBe('/postuler/gardienne-de-phare/merci')
  expect(await findApplicationsOf(staff, application.candidateName)).toMatchObject([
    { jobTitle: 'Gardienne De Phare' },
  ])
})

test('An application to an offer that ended meanwhile goes on as a spontaneous one', async ({
  visitor,
  staff,
}) => {
  const offer = await publishOffer(staff)
  const form = await visitor.get(`/postuler/${offer.slug}`)
  await staff.patch(`/api/job-offers/${offer.id}`, { data: { isActive: false } })
  const application = applicationFields({ coverLetter: 'Bonjour' })
  const again = await openPageAfter(visitor, await postPageForm(visitor, form, application))
  const [notice] = again.texts('p[role="status"]').filter((text) => text.includes('offre'))
  expect(notice).toContain('L’offre a pris fin pendant que vous écriviez.')
  expect(notice).toContain('Votre candidature n’est pas encore partie.')
  expect(again.texts('#coverLetter')).toEqual(['Bonjour'])
  await openPageAfter(visitor, await postPageForm(visitor, again.response, application))
  expect(await findApplicationsOf(staff, application.candidateName)).toMatchObject([
    {
      jobTitle: `Candidature spontanée (offre fermée\u00A0: ${offer.title})`,
      coverLetter: 'Bonjour',
    },
  ])
})

const FILE_TYPE_REFUSED = 'Seuls les fichiers PDF et Word sont acceptés'
const REFUSED_FILE_CASES = [
  ['of another kind', { name: 'cv.exe', bytes: Buffer.from('MZ') }, FILE_TYPE_REFUSED],
  [
    'with the name of a PDF only',
    { name: 'cv.pdf', bytes: Buffer.from('Bonjour') },
    FILE_TYPE_REFUSED,
  ],
  ['that is empty', { name: 'cv.pdf', bytes: Buffer.alloc(0) }, 'Ce fichier est vide.'],
  [
    'that is too large',
    { name: 'cv.pdf', bytes: await aPdfOfSize(FIVE_MEGABYTES_BYTES + 1) },
    'Le fichier ne doit pas dépasser 5MB',
  ],
] as const

for (const [kind, file, sentence] of REFUSED_FILE_CASES) {
  test(`A file ${kind} brings the form back with what was typed`, async ({ visitor, staff }) => {
    const application = applicationFields({
      candidatePhone: '06 12 34 56 78',
      coverLetter: 'Bonjour,\nje vous écris <b>en gras</b>.',
      heardFrom: 'searchEngine',
    })
    const form = await visitor.get(SPONTANEOUS_FORM_PATH)
    const refused = await postPageForm(visitor, form, {
      ...application,
      cv: playwrightUpload(file),
    })
    const again = await openPageAfter(visitor, refused)
    expect(again.location).toMatch(/^\/postuler\/candidature-spontanee\/corriger\?saisie=/)
    expect(again.texts('#cv-error')).toEqual([expect.stringMatching(`^${sentence}`)])
    expect(again.value('#cv', 'aria-describedby')).toBe('cv-error cv-help')
    for (const name of ['candidateName', 'candidateEmail', 'candidatePhone'] as const)
      expect(again.value(`#${name}`, 'value')).toBe(application[name])
    expect(again.texts('#coverLetter')).toEqual([application.coverLetter])
    expect(again.value('#heardFrom option[selected]', 'value')).toBe('searchEngine')
    expect(await findApplicationsOf(staff, application.candidateName)).toEqual([])

    const cv = playwrightUpload({ name: 'cv.pdf', bytes: await aPdf() })
    const { texts } = await openPageAfter(
      visitor,
      await postPageForm(visitor, again.response, { ...application, cv }),
    )
    expect(texts('h1')).toEqual(['Candidature envoyée !'])
    expect(await findApplicationsOf(staff, application.candidateName)).toMatchObject([
      { cv: { originalName: 'cv.pdf' } },
    ])
  })
}

test('A name of blanks is asked for again', async ({ visitor }) => {
  const form = await visitor.get(SPONTANEOUS_FORM_PATH)
  const application = applicationFields({ candidateName: '   ' })
  const again = await openPageAfter(visitor, await postPageForm(visitor, form, application))
  expect(again.texts('#candidateName-error')).toEqual(['Indiquez votre nom.'])
  expect(again.value('#candidateName', 'aria-describedby')).toBe('candidateName-error')
  expect(again.value('#candidateEmail', 'value')).toBe('ines@candidats.test')
})

test('An English form comes back, is sent and is answered by mail in English', async ({
  visitor,
  staff,
}) => {
  const offer = await publishOffer(staff)
  const candidateEmail = `${createRareWord().toLowerCase()}@candidats.test`
  const typed = { candidateEmail, coverLetter: 'Good morning,\nI am <b>writing</b> to you.' }
  const form = await visitor.get(`/en/apply/${offer.slug}`)
  const cv = playwrightUpload({ name: 'cv.exe', bytes: Buffer.from('MZ') })
  const again = await openPageAfter(
    visitor,
    await postPageForm(visitor, form, { ...typed, candidateName: ' ', cv }),
  )
  expect(again.location).toMatch(new RegExp(`^/en/apply/${offer.slug}/correct\\?`))
  expect(again.texts('#candidateName-error')).toEqual(['Enter your name.'])
  expect(again.texts('#coverLetter')).toEqual([typed.coverLetter])
  expect(again.texts('p[role="status"]').join()).toContain('Your text has been kept, but not')

  const { candidateName } = applicationFields({})
  const sent = await postPageForm(visitor, again.response, { ...typed, candidateName })
  const thanks = await openPageAfter(visitor, sent)
  expect(thanks.location).toBe(`/en/apply/${offer.slug}/thank-you`)
  expect(thanks.texts('h1')).toEqual(['Application sent!'])
  expect(await findApplicationsOf(staff, candidateName)).toMatchObject([{ language: 'en' }])
  await expect
    .poll(async () => (await readSentMailsTo(candidateEmail)).map(({ subject }) => subject))
    .toEqual(['Your application to Exemplia'])
})

test('An English message comes back, is sent and is stored as English', async ({
  visitor,
  staff,
}) => {
  const typed = {
    email: 'maeve@clients.test',
    subject: `Project ${createRareWord()}`,
    message: 'Good morning,\ncan we talk?',
  }
  const home = await visitor.get('/en')
  const again = await openPageAfter(
    visitor,
    await postPageForm(visitor, home, { ...typed, name: ' ' }),
  )
  expect(again.location).toMatch(/^\/en\/contact\/correct\?/)
  expect(again.texts('p[aria-live="polite"]')).toContain('Enter your name.')
  expect(again.values('input', 'value')).toEqual(
    expect.arrayContaining([typed.email, typed.subject]),
  )
  expect(again.texts('textarea')).toEqual([typed.message])
  const sent = await postPageForm(visitor, again.response, { ...typed, name: 'Maeve' })
  const thanks = await openPageAfter(visitor, sent)
  expect(thanks.location).toBe('/en/contact/thank-you')
  expect(thanks.texts('h1')).toEqual(['Message sent!'])
  expect(await findMessagesAbout(staff, typed.subject)).toEqual([
    { message: typed.message, language: 'en' },
  ])
})
