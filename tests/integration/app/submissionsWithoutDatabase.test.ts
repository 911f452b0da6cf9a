import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { aContactMessage } from '@/tests/support/records'
import { sessionOf } from '@/tests/support/sessionOf'
import {
  aMessageForm,
  anApplicationForm,
  createFormRequest,
  createScriptRequest,
} from '@/tests/support/submissions'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'
import { whileDatabaseIsClosed } from '@/tests/support/whileDatabaseIsClosed'

const COVER_LETTER = `L'Oréal & <b>\n"suite" 👍`

let testPayload: TestPayload
let postApplication: (request: Request) => Promise<Response>
let postMessage: (request: Request) => Promise<Response>

beforeAll(async () => {
  testPayload = await startTestPayload()
  postApplication = (await import('@/src/app/api/candidatures/route')).POST
  postMessage = (await import('@/src/app/api/messages-contact/route')).POST
})

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  vi.spyOn(testPayload.payload.logger, 'error').mockReturnValue(undefined)
})

afterAll(() => testPayload.stop())

// Reads the form of a page as a browser would send it unchanged.
function readFormInPage(page: string): { action: string; form: FormData } {
  const form = new FormData()
  for (const [, name = '', value = ''] of page.matchAll(
    /type="hidden" name="(\w+)" value="([^"]*)"/g,
  )) {
    form.set(name, unescapeHtml(value))
  }
  return { action: /<form action="([^"]+)"/.exec(page)?.[1] ?? '', form }
}

const unescapeHtml = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

test('With JavaScript an application and a message get a sentence, and a retry succeeds', async () => {
  const forms = { application: await anApplicationForm(), message: aMessageForm() }
  await whileDatabaseIsClosed(testPayload.databaseUrl, async () => {
    const refused = await postApplication(
      createScriptRequest('/api/candidatures', forms.application),
    )
    expect(refused.status).toBe(503)
    expect(await refused.json()).toEqual({
      ok: false,
      errors: {
        form: "Erreur lors de l'envoi de la candidature: le service est momentanément indisponible. Réessayez dans quelques minutes.",
      },
    })
    const unsent = await postMessage(createScriptRequest('/api/messages-contact', forms.message))
    expect(unsent.status).toBe(503)
    expect((await unsent.json()).errors.form).toContain('Votre texte est conservé')
  })
  expect(
    (await postApplication(createScriptRequest('/api/candidatures', forms.application))).status,
  ).toBe(200)
  expect(
    (await postMessage(createScriptRequest('/api/messages-contact', forms.message))).status,
  ).toBe(200)
})

test('Without JavaScript the page contains what was typed, and sends it again unchanged', async () => {
  const sent = await anApplicationForm({ submissionKey: '', coverLetter: COVER_LETTER })
  let page = ''
  await whileDatabaseIsClosed(testPayload.databaseUrl, async () => {
    const refused = await postApplication(createFormRequest('/api/candidatures', sent))
    expect(refused.status).toBe(503)
    page = await refused.text()
  })
  expect(page).toContain('le service est momentanément indisponible')
  expect(page).not.toContain('<b>')
  const { action, form } = readFormInPage(page)
  expect(action).toBe('/api/candidatures')
  expect((await postApplication(createFormRequest(action, form))).status).toBe(303)
  const { docs } = await testPayload.payload.find({
    collection: 'job-applications',
    where: { coverLetter: { equals: COVER_LETTER } },
  })
  expect(docs).toMatchObject([
    {
      candidateName: 'Élodie Lefèvre',
      candidateEmail: 'elodie@exemple.fr',
      coverLetter: COVER_LETTER,
    },
  ])
})

test('Without JavaScript a form with mistakes is returned, too', async () => {
  await whileDatabaseIsClosed(testPayload.databaseUrl, async () => {
    const refused = await postMessage(
      createFormRequest(
        '/api/messages-contact',
        aMessageForm({ email: '', message: COVER_LETTER }),
      ),
    )
    expect(refused.status).toBe(500)
    const page = await refused.text()
    expect(page).toContain('Une erreur inattendue est survenue. Veuillez réessayer.')
    expect(readFormInPage(page).form.get('message')).toBe(COVER_LETTER)
  })
})

test('Staff read in French that the database is unreachable, at the sign-in and elsewhere', async () => {
  const { GET, POST } = await import('@/src/app/(payload)/api/[...slug]/route')
  const { restInputErrors } = await import('@/src/content/restInput')
  const ask = (slug: string[], init?: RequestInit) => {
    const request = new Request(`https://exemplia.test/api/${slug.join('/')}`, init)
    const context = { params: Promise.resolve({ slug }) }
    return init ? POST(request, context) : GET(request, context)
  }
  const credentials = JSON.stringify({ email: 'camille@exemplia.test', password: 'une phrase' })
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  await whileDatabaseIsClosed(testPayload.databaseUrl, async () => {
    for (const answer of [
      await ask(['users', 'login'], { method: 'POST', headers, body: credentials }),
      await ask(['job-offers']),
      await ask(['globals', 'hero-settings']),
    ]) {
      expect(answer.status).toBe(503)
      expect(await answer.json()).toEqual({ errors: [{ message: restInputErrors.databaseAway }] })
    }
  })
})

test('Signed-in staff read that the database is unreachable, not that their session has ended', async () => {
  const { GET, PATCH } = await import('@/src/app/(payload)/api/[...slug]/route')
  const { restInputErrors } = await import('@/src/content/restInput')
  const headers = await sessionOf(testPayload.payload, { role: 'admin' })
  const { id } = await aContactMessage(testPayload.payload)
  const url = `https://exemplia.test/api/contact-messages/${id}`
  const context = { params: Promise.resolve({ slug: ['contact-messages', String(id)] }) }
  const me = { params: Promise.resolve({ slug: ['users', 'me'] }) }
  const change = {
    method: 'PATCH',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ status: 'read' }),
  }
  await whileDatabaseIsClosed(testPayload.databaseUrl, async () => {
    for (const response of [
      await GET(new Request(url, { headers }), context),
      await PATCH(new Request(url, change), context),
      await GET(new Request('https://exemplia.test/api/users/me', { headers }), me),
    ]) {
      expect(response.status).toBe(503)
      expect(await response.json()).toEqual({ errors: [{ message: restInputErrors.databaseAway }] })
    }
  })
  expect((await PATCH(new Request(url, change), context)).status).toBe(200)
})
