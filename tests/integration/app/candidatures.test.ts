import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aDocx } from '@/tests/support/documents'
import { anApplicationForm, scriptRequest } from '@/tests/support/submissions'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let site: TestPayload
let post: (request: Request) => Promise<Response>

beforeAll(async () => {
  site = await startTestPayload()
  post = (await import('@/src/app/api/candidatures/route')).POST
})

afterAll(() => site.stop())

beforeEach(async () => {
  await site.payload.delete({ collection: 'job-applications', where: {} })
  await site.payload.delete({ collection: 'candidate-files', where: {} })
  await site.payload.delete({ collection: 'payload-jobs', where: {} })
})

const PATH = '/api/candidatures'

async function send(form: FormData, headers: Record<string, string> = {}) {
  const response = await post(scriptRequest(PATH, form, headers))
  return { status: response.status, answer: await response.json() }
}

async function applications() {
  const { docs } = await site.payload.find({ collection: 'job-applications', depth: 1 })
  return docs
}

function storedFiles(): string[] {
  try {
    return readdirSync(path.join(site.dataDir, 'candidate-files'))
  } catch {
    return []
  }
}

describe('a complete application', () => {
  test('is stored with its files and announced', async () => {
    const form = await anApplicationForm({
      candidatePhone: '06 01 02 03 04',
      coverLetterFile: { name: 'Lettre.docx', bytes: aDocx() },
    })
    expect(await send(form)).toEqual({ status: 200, answer: { ok: true, warnings: [] } })

    const [application] = await applications()
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
    expect(storedFiles().sort()).toEqual([
      expect.stringMatching(/^[0-9a-f-]{36}\.pdf$/),
      expect.stringMatching(/^cover-letter-[0-9a-f-]{36}\.docx$/),
    ])
    const { docs: jobs } = await site.payload.find({ collection: 'payload-jobs' })
    expect(jobs).toMatchObject([
      { taskSlug: 'announceApplication', input: { applicationId: application?.id } },
    ])
  })
})
