import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { submissionErrorSentences } from '@/src/content/fr/submission'
import { HONEYPOT_FIELD } from '@/src/domain/submissions/submission'
import { aDocx, aDocxWithReferences, aPdf, aPdfOfSize } from '@/tests/support/documents'
import { acceptedFiles, refusedFiles } from '@/tests/support/judgedFiles'
import { aPdfWithAction } from '@/tests/support/pdfs'
import { anApplicationForm, createScriptRequest } from '@/tests/support/submissions'
import { startOwnPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload
let postApplication: (request: Request) => Promise<Response>

beforeAll(async () => {
  testPayload = await startOwnPayload({ SUBMISSION_LIMIT: '5' })
  postApplication = (await import('@/src/app/api/candidatures/route')).POST
})

afterAll(() => testPayload.stop())

beforeEach(async () => {
  await testPayload.payload.delete({ collection: 'job-applications', where: {} })
  await testPayload.payload.delete({ collection: 'payload-jobs', where: {} })
})

async function sendApplicationForm(form: FormData, headers: Record<string, string> = {}) {
  const response = await postApplication(createScriptRequest('/api/candidatures', form, headers))
  return { status: response.status, answer: await response.json() }
}

async function findApplications() {
  return (await testPayload.payload.find({ collection: 'job-applications', depth: 1, limit: 100 }))
    .docs
}

function countJobs() {
  return testPayload.payload.count({ collection: 'payload-jobs' })
}

function listStoredFiles(): string[] {
  return readdirSync(path.join(testPayload.dataDir, 'candidate-files'))
}

async function expectNothingStored() {
  expect(await findApplications()).toEqual([])
  expect(await testPayload.payload.count({ collection: 'candidate-files' })).toEqual({
    totalDocs: 0,
  })
  expect(await countJobs()).toEqual({ totalDocs: 0 })
  expect(listStoredFiles()).toEqual([])
}

const GENUINE_FILE_NAMES = [
  'a PDF of exactly 5 MB',
  'a DOC from LibreOffice',
  'a DOCX from LibreOffice',
]
const GENUINE_FILES = Object.entries(acceptedFiles).filter(([name]) =>
  GENUINE_FILE_NAMES.includes(name),
)
// One file for each error text: the inspection tests contain all reasons.
const REFUSED_FILE_PER_ERROR = [
  ...new Map(Object.entries(refusedFiles).map((bad) => [bad[1].error, bad])).values(),
]
const ACCEPTED_RESPONSE = { status: 200, answer: { ok: true, warnings: [] } }

describe('An application', () => {
  test('is stored with its files and announced', async () => {
    const form = await anApplicationForm({
      candidatePhone: '06 01 02 03 04',
      coverLetterFile: { name: 'Lettre.docx', bytes: aDocx() },
    })
    expect(await sendApplicationForm(form)).toEqual(ACCEPTED_RESPONSE)

    const [application] = await findApplications()
    expect(application).toMatchObject({
      candidateName: 'Élodie Lefèvre',
      candidateEmail: 'elodie@exemple.fr',
      candidatePhone: '06 01 02 03 04',
      jobTitle: 'Candidature spontanée',
      jobOffer: null,
      status: 'pending',
      coverLetter: 'Lettre de motivation en pièce jointe',
      cv: { originalName: 'CV Élodie.pdf', mimeType: 'application/pdf' },
      coverLetterFile: { originalName: 'Lettre.docx' },
    })
    expect(listStoredFiles()).toHaveLength(2)
    expect(listStoredFiles()).toContainEqual(expect.stringMatching(/^[0-9a-f-]{36}\.pdf$/))
    expect(listStoredFiles()).toContainEqual(
      expect.stringMatching(/^cover-letter-[0-9a-f-]{36}\.docx$/),
    )
    const { docs: jobs } = await testPayload.payload.find({ collection: 'payload-jobs' })
    expect(jobs).toMatchObject([
      { taskSlug: 'announceApplication', input: { applicationId: application?.id } },
    ])
  })

  test.each([
    ['paul#cv@exemple.fr', 'paul#cv@exemple.fr'],
    ['info@räucher.example', 'info@xn--rucher-bua.example'],
    ['x@xn--e1afmkfd.xn--p1ai', 'x@xn--e1afmkfd.xn--p1ai'],
  ])('from %s is stored under %s', async (candidateEmail, stored) => {
    const form = await anApplicationForm({
      candidateEmail,
      candidatePhone: '\u202d06 01 02\u200b 03 04\u202c',
    })
    expect(await sendApplicationForm(form)).toEqual(ACCEPTED_RESPONSE)
    expect(await findApplications()).toMatchObject([
      { candidateEmail: stored, candidatePhone: '06 01 02 03 04' },
    ])
  })

  test('requires neither phone nor letter nor files', async () => {
    const form = await anApplicationForm()
    form.set('cv', new Blob([]), '')
    expect(await sendApplicationForm(form)).toEqual(ACCEPTED_RESPONSE)
    expect(await findApplications()).toMatchObject([
      { candidatePhone: null, coverLetter: null, cv: null, coverLetterFile: null },
    ])
  })

  test('stores its texts byte for byte', async () => {
    const typed = `L'Oréal & <b>"gras"</b> 👩‍💻 =1+1\n\n{{x}} \${y} \\n`
    await sendApplicationForm(
      await anApplicationForm({ candidateName: "Zoé d'Œ & <i>", coverLetter: typed }),
    )
    const { rows } = await testPayload.payload.db.pool.query(
      'SELECT candidate_name, cover_letter FROM job_applications',
    )
    expect(rows).toEqual([{ candidate_name: "Zoé d'Œ & <i>", cover_letter: typed }])
  })

  test('loses only characters that PostgreSQL cannot store', async () => {
    await sendApplicationForm(
      await anApplicationForm({ candidateName: 'Ana\0 \r\nPons', coverLetter: 'a\0b' }),
    )
    expect(await findApplications()).toMatchObject([
      { candidateName: 'Ana Pons', coverLetter: 'ab' },
    ])
  })

  test('cannot set its own status', async () => {
    await sendApplicationForm(await anApplicationForm({ status: 'accepted' }))
    expect(await findApplications()).toMatchObject([{ status: 'pending' }])
  })
})

describe('The offer of an application', () => {
  const offer = {
    title: 'Développeur Java H/F',
    location: 'paris',
    contract: 'cdi',
    category: 'applications',
    experience: 'senior',
    mission: 'Écrire du code',
    publishedDate: '01/11/2026',
    payMinimum: 42_000,
  } as const

  test('determines the stored title', async () => {
    const { id, slug } = await testPayload.payload.create({
      collection: 'job-offers',
      data: { ...offer, isActive: true },
      context: { disableRevalidate: true },
    })
    await sendApplicationForm(await anApplicationForm({ jobSlug: slug ?? '' }))
    expect(await findApplications()).toMatchObject([{ jobTitle: offer.title, jobOffer: { id } }])
  })

  test('that is closed refuses it, and nothing is stored', async () => {
    const { slug } = await testPayload.payload.create({
      collection: 'job-offers',
      data: { ...offer, title: 'Offre close', isActive: false },
      context: { disableRevalidate: true },
    })
    expect(await sendApplicationForm(await anApplicationForm({ jobSlug: slug ?? '' }))).toEqual({
      status: 422,
      answer: {
        ok: false,
        errors: {
          form: 'Cette offre n’est plus ouverte. Vous pouvez nous adresser une candidature spontanée.',
        },
      },
    })
    await expectNothingStored()
  })

  test('that ended during a spontaneous application is stored with it, an active one is not', async () => {
    const [ended, open] = await Promise.all(
      [false, true].map((isActive) =>
        testPayload.payload.create({
          collection: 'job-offers',
          data: { ...offer, title: `Offre ${isActive ? 'ouverte' : 'finie'}`, isActive },
          context: { disableRevalidate: true },
        }),
      ),
    )
    for (const endedJobSlug of [ended?.slug, open?.slug, 'inconnue', '../'.repeat(200)]) {
      await sendApplicationForm(await anApplicationForm({ endedJobSlug: endedJobSlug ?? '' }))
    }
    const spontaneous = { jobTitle: 'Candidature spontanée', jobOffer: null }
    expect((await findApplications()).toReversed()).toMatchObject([
      {
        jobTitle: 'Candidature spontanée (offre fermée\u00A0: Offre finie)',
        jobOffer: { id: ended?.id },
      },
      ...[spontaneous, spontaneous, spontaneous],
    ])
  })

  test('with a slug that is too long causes no error', async () => {
    expect(
      await sendApplicationForm(await anApplicationForm({ jobSlug: 'x'.repeat(300) })),
    ).toEqual(ACCEPTED_RESPONSE)
    expect(await findApplications()).toMatchObject([{ jobOffer: null }])
  })

  test('that is unknown gives a title of its capitalised words', async () => {
    await sendApplicationForm(await anApplicationForm({ jobSlug: 'chef-de-projet' }))
    expect(await findApplications()).toMatchObject([{ jobTitle: 'Chef De Projet', jobOffer: null }])
  })
})

describe('The file', () => {
  test.each(GENUINE_FILES)('%s is stored', async (_, cv) => {
    expect(await sendApplicationForm(await anApplicationForm({ cv }))).toEqual(ACCEPTED_RESPONSE)
    expect(await findApplications()).toMatchObject([
      {
        cv: {
          originalName: cv.name,
          filesize: cv.bytes.length,
          hasActiveContent: false,
        },
      },
    ])
  })

  test('A PDF that runs a script is stored and marked', async () => {
    const bytes = await aPdfWithAction({ S: 'JavaScript', JS: 'app.alert(1)' })
    expect(
      await sendApplicationForm(await anApplicationForm({ cv: { name: 'cv.pdf', bytes } })),
    ).toEqual(ACCEPTED_RESPONSE)
    expect(await findApplications()).toMatchObject([{ cv: { hasActiveContent: true, marks: [] } }])
  })

  test('A document that shows a picture from another server is stored and marked', async () => {
    const bytes = aDocxWithReferences({ type: 'image', target: 'https://exemple.fr/a.png' })
    expect(
      await sendApplicationForm(await anApplicationForm({ cv: { name: 'cv.docx', bytes } })),
    ).toEqual(ACCEPTED_RESPONSE)
    expect(await findApplications()).toMatchObject([{ cv: { marks: ['linkedPicture'] } }])
  })

  test.each(REFUSED_FILE_PER_ERROR)(
    '%s is refused with its sentence, and nothing is stored',
    async (_, file) => {
      const sentence = submissionErrorSentences[file.error]
      expect(
        await sendApplicationForm(await anApplicationForm({ cv: file, coverLetterFile: file })),
      ).toEqual({
        status: 422,
        answer: { ok: false, errors: { cv: sentence, coverLetterFile: sentence } },
      })
      await expectNothingStored()
    },
  )

  test('of 5 MB and one byte is refused', async () => {
    const cv = { name: 'cv.pdf', bytes: await aPdfOfSize(5 * 1024 * 1024 + 1) }
    expect(await sendApplicationForm(await anApplicationForm({ cv }))).toEqual({
      status: 422,
      answer: { ok: false, errors: { cv: 'Le fichier ne doit pas dépasser 5MB' } },
    })
    await expectNothingStored()
  })

  test.each([
    ['../../../etc/cv.pdf', 'cv.pdf'],
    ['C:\\Users\\moi\\cv.pdf', 'cv.pdf'],
    ['cv\u202Efdp.pdf', 'cvfdp.pdf'],
    [`${'é'.repeat(300)}.pdf`, `${'é'.repeat(116)}.pdf`],
  ])('with the name %j is stored as %j', async (name, kept) => {
    await sendApplicationForm(await anApplicationForm({ cv: { name, bytes: await aPdf() } }))
    expect(await findApplications()).toMatchObject([{ cv: { originalName: kept } }])
    expect(listStoredFiles()).toEqual([expect.stringMatching(/^[0-9a-f-]{36}\.pdf$/)])
  })
})

describe('An invalid application', () => {
  test('gets an error for each field', async () => {
    const form = await anApplicationForm({
      candidateName: ' ',
      candidateEmail: 'elodie@exemple',
      candidatePhone: '0'.repeat(41),
      coverLetter: 'x'.repeat(1024 * 1024),
    })
    expect(await sendApplicationForm(form)).toEqual({
      status: 422,
      answer: {
        ok: false,
        errors: {
          candidateName: 'Indiquez votre nom.',
          candidateEmail:
            'Cette adresse e-mail n’est pas valide. Exemple\u00a0: prenom.nom@exemple.fr',
          candidatePhone: 'Ce texte est trop long. Raccourcissez-le avant de l’envoyer.',
          coverLetter: 'Ce texte est trop long. Raccourcissez-le avant de l’envoyer.',
        },
      },
    })
    await expectNothingStored()
  })

  test('of a program that fills in the hidden field is accepted and not stored', async () => {
    const form = await anApplicationForm({ [HONEYPOT_FIELD]: 'https://spam.example' })
    expect(await sendApplicationForm(form)).toEqual(ACCEPTED_RESPONSE)
    await expectNothingStored()
  })
})

// A submission that a retry repeats byte for byte.
async function aSubmittedForm() {
  return { submissionKey: randomUUID(), cv: { name: 'cv.pdf', bytes: await aPdf() } }
}

describe('A repeated application', () => {
  // Each file is inspected before a repeated submission is detected: a few files suffice.
  test.each([
    ['6 parallel posts with a file', 6, 1],
    ['50 parallel posts without one', 50, 0],
  ])('(%s under one key) is stored once, and each request succeeds', async (_, posts, files) => {
    const sent = { ...(await aSubmittedForm()), ...(files ? {} : { cv: '' }) }
    const forms = await Promise.all(Array.from({ length: posts }, () => anApplicationForm(sent)))
    const headers = { 'x-client-address': `192.0.2.${posts}` }
    const answers = await Promise.all(forms.map((form) => sendApplicationForm(form, headers)))
    expect(answers).toEqual(forms.map(() => ACCEPTED_RESPONSE))
    expect(await findApplications()).toHaveLength(1)
    expect(await countJobs()).toEqual({ totalDocs: 1 })
    expect(listStoredFiles()).toHaveLength(files)
  })

  test('after a lost response succeeds', async () => {
    const sent = await aSubmittedForm()
    await sendApplicationForm(await anApplicationForm(sent))
    expect(await sendApplicationForm(await anApplicationForm(sent))).toEqual(ACCEPTED_RESPONSE)
    expect(await findApplications()).toHaveLength(1)
    expect(listStoredFiles()).toHaveLength(1)
  })

  test('with other texts under the same key is another application', async () => {
    const sent = await aSubmittedForm()
    await sendApplicationForm(await anApplicationForm({ ...sent, coverLetter: 'Bonjour' }))
    const corrected = () => anApplicationForm({ ...sent, coverLetter: 'Bonjour à vous' })
    expect(await sendApplicationForm(await corrected())).toEqual(ACCEPTED_RESPONSE)
    expect(await sendApplicationForm(await corrected())).toEqual(ACCEPTED_RESPONSE)
    const letters = (await findApplications()).map(({ coverLetter }) => coverLetter)
    expect(letters.toSorted()).toEqual(['Bonjour', 'Bonjour à vous'])
  })

  test('with another file under the same key is another application', async () => {
    const sent = await aSubmittedForm()
    for (const words of ['Première version', 'Seconde version']) {
      const cv = { name: 'cv.pdf', bytes: await aPdf(words) }
      await sendApplicationForm(await anApplicationForm({ ...sent, cv }))
    }
    expect(await findApplications()).toHaveLength(2)
    expect(listStoredFiles()).toHaveLength(2)
  })

  test('of three contents in 30 parallel posts under one key is stored three times', async () => {
    const sent = { submissionKey: randomUUID(), cv: '' }
    const forms = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        anApplicationForm({ ...sent, coverLetter: `Lettre ${index % 3}` }),
      ),
    )
    const headers = { 'x-client-address': '192.0.2.2' }
    const answers = await Promise.all(forms.map((form) => sendApplicationForm(form, headers)))
    expect(answers).toEqual(forms.map(() => ACCEPTED_RESPONSE))
    const letters = (await findApplications()).map(({ coverLetter }) => coverLetter)
    expect(letters.toSorted()).toEqual(['Lettre 0', 'Lettre 1', 'Lettre 2'])
    expect(await countJobs()).toEqual({ totalDocs: 3 })
  })

  test('of two persons without a key is stored twice', async () => {
    await sendApplicationForm(await anApplicationForm({ submissionKey: '', candidateName: 'Ana' }))
    await sendApplicationForm(await anApplicationForm({ submissionKey: '', candidateName: 'Bob' }))
    expect(await findApplications()).toHaveLength(2)
  })
})
