import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { anApplication } from '@/tests/support/anApplication'
import { runWaitingJobs } from '@/tests/support/dueJobs'
import { sessionOf } from '@/tests/support/sessionOf'
import { startSmtpServer } from '@/tests/support/startSmtpServer'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let site: TestPayload
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let moderator: Record<string, string>

beforeAll(async () => {
  smtp = await startSmtpServer()
  site = await startTestPayload()
  await site.payload.updateGlobal({
    slug: 'website-settings',
    data: { companyName: 'Exemplia', email: 'contact@exemplia.example' },
  })
  await site.payload.updateGlobal({
    slug: 'email-settings',
    data: { smtpHost: '127.0.0.1', smtpPort: smtp.port, replyToEmail: 'rh@exemplia.example' },
  })
  moderator = await sessionOf(site.payload, { role: 'moderator' })
})
afterEach(() => {
  smtp.mails.length = 0
})
afterAll(async () => {
  await site.stop()
  await smtp.stop()
})

const written = (application: number, different: object = {}) => ({
  ...{ application, template: null, seen: null, subject: 'Votre candidature' },
  body: 'Bonjour,\n\nNous ne donnons pas suite.',
  ...different,
})

async function answer(answers: object[], key: string = crypto.randomUUID(), headers = moderator) {
  const { POST } = await import('@/src/app/api/reponses-candidats/route')
  const body = JSON.stringify({ key, answers })
  const address = 'https://exemplia.test/api/reponses-candidats'
  const response = await POST(new Request(address, { method: 'POST', headers, body }))
  return { status: response.status, body: await response.json() }
}

async function withdraw(ids: number[]) {
  const { POST } = await import('@/src/app/api/reponses-candidats/retrait/route')
  const body = JSON.stringify({ ids })
  const request = new Request('https://exemplia.test/x', {
    method: 'POST',
    headers: moderator,
    body,
  })
  return (await POST(request)).json()
}

const stateOf = async (id: number) =>
  (await site.payload.findByID({ collection: 'application-answers', id })).state

test('an answer leaves once, in the language applied in, and its candidate has one', async () => {
  const { id } = await anApplication(site.payload, { language: 'en' })
  const first = await answer([written(id)], 'the same form')
  expect(first.status).toBe(200)
  expect(await answer([written(id)], 'the same form')).toEqual(first)
  await runWaitingJobs(site.payload)
  await runWaitingJobs(site.payload)
  expect(smtp.mails).toHaveLength(1)
  expect(smtp.mails[0]?.html).toContain('<html lang="en">')
  expect(smtp.mails[0]?.replyTo).toMatchObject([{ address: 'rh@exemplia.example' }])
  expect(await stateOf(first.body.ids[0])).toBe('sent')
  const application = await site.payload.findByID({ collection: 'job-applications', id })
  expect(application.answeredAt).toEqual(expect.any(String))
  expect((await answer([written(id)])).status).toBe(409)
})

test('what was taken back never leaves, and what has left is not taken back', async () => {
  const { id } = await anApplication(site.payload)
  const { body } = await answer([written(id)])
  expect(await withdraw(body.ids)).toEqual({ ids: body.ids })
  await runWaitingJobs(site.payload)
  expect(smtp.mails).toEqual([])
  const again = await answer([written(id)])
  await runWaitingJobs(site.payload)
  expect(await withdraw(again.body.ids)).toEqual({ ids: [] })
  expect(smtp.mails).toHaveLength(1)
})

test('nothing is kept with an open place, without an account, or of nobody', async () => {
  const { id } = await anApplication(site.payload)
  expect((await answer([written(id, { body: 'Le {{à compléter}}' })])).status).toBe(422)
  expect((await answer([written(id)], 'stranger key', {})).status).toBe(403)
  expect((await answer([written(999_999)])).status).toBe(404)
})
