import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '@/tests/support/httpTest'
import { readSentMailsTo } from '@/tests/support/sentMails'
import { createRareWord, findApplicationsOf, sendApplication } from '@/tests/support/siteRecords'
import { answerConsentRequest } from '../support/answerConsentRequest'

const APPLICATION_FORM_PATH = '/postuler/candidature-spontanee'

const fetchBody = async (visitor: APIRequestContext, path: string) =>
  (await visitor.get(path)).text()

/** The box of the application form: its signed text, and whether it is ticked. */
function readConsentBox(page: string) {
  const [box = ''] = /<input[^>]+name="keepConsent"[^>]*>/.exec(page) ?? []
  const [, signed = ''] = /value="([^"]+)"/.exec(box) ?? []
  return { signed, isTicked: /\schecked\b/.test(box) }
}

async function readConsentEnd(staff: APIRequestContext, candidateName: string) {
  const [{ id } = { id: 0 }] = await findApplicationsOf(staff, candidateName)
  const { keepConsentUntil } = await (await staff.get(`/api/job-applications/${id}`)).json()
  return { id, keepConsentUntil }
}

test('The box is not ticked, is optional, and stays ticked in a refused form without JavaScript', async ({
  visitor,
  staff,
}) => {
  const box = readConsentBox(await fetchBody(visitor, APPLICATION_FORM_PATH))
  expect(box).toEqual({ signed: expect.stringMatching(/^[\w-]+\.[\w-]{43}$/), isTicked: false })
  const without = await sendApplication(visitor)
  expect((await readConsentEnd(staff, without.candidateName)).keepConsentUntil).toBeNull()

  const candidateName = `Inès ${createRareWord()}`
  const send = (multipart: Record<string, string>) =>
    visitor.post('/api/candidatures', { headers: { Accept: 'text/html' }, multipart })
  const values = { jobSlug: 'candidature-spontanee', candidateName, keepConsent: box.signed }
  const refused = await send({ ...values, candidateEmail: 'pas une adresse' })
  const corrected = await fetchBody(visitor, refused.headers().location ?? '')
  expect(readConsentBox(corrected)).toEqual({ ...box, isTicked: true })
  const accepted = await send({ ...values, candidateEmail: 'ines@candidats.test' })
  expect(accepted.headers().location).toBe(`${APPLICATION_FORM_PATH}/merci`)
  const { id, keepConsentUntil } = await readConsentEnd(staff, candidateName)
  expect(keepConsentUntil).not.toBeNull()
  const admin = await fetchBody(staff, `/admin/collections/job-applications/${id}`)
  expect(admin).toContain('Retirer l’accord à sa demande')
  expect(admin).toContain('Accord de conservation donné (formulaire de candidature)')
})

test('A candidate agrees and withdraws by a mailed link, and opening it changes nothing', async ({
  visitor,
  staff,
}) => {
  const candidateEmail = `${createRareWord().toLowerCase()}@candidats.test`
  const { candidateName } = await sendApplication(visitor, { candidateEmail }, 'en')
  const { id } = await readConsentEnd(staff, candidateName)
  const data = { application: id, action: 'request' }
  await expect(await staff.post('/api/conservation/demande', { data })).toBeOK()
  const links = async () =>
    (await readSentMailsTo(candidateEmail)).flatMap(
      ({ text }) =>
        /https?:\/\/[^/\s]+(\/en\/keep-application\?jeton=\S+)/.exec(text ?? '')?.[1] ?? [],
    )
  await expect.poll(async () => (await links()).length).toBe(1)
  const [link = ''] = await links()

  await visitor.head(link)
  const response = await visitor.get(link)
  expect(response.headers()['referrer-policy']).toBe('no-referrer')
  expect(response.headers()['cache-control']).toContain('no-store')
  const page = await response.text()
  expect(page).toMatch(/<meta name="robots" content="noindex/)
  expect(page).toContain('You have not given your consent')
  expect(page).not.toContain(candidateName)
  expect(page).not.toContain('@candidats.test')
  const action = '/api/conservation/accord?langue=en'
  expect(page).toContain(`action="${action}"`)
  expect((await visitor.get(action)).status()).toBe(405)

  const accepted = await answerConsentRequest(visitor, link, 'accept')
  expect(accepted).toContain('You have given your consent. It is valid until')
  expect((await readConsentEnd(staff, candidateName)).keepConsentUntil).not.toBeNull()
  const refused = await answerConsentRequest(visitor, link, 'refuse')
  expect(refused).toContain('You withdrew your consent on')

  const jeton = link.split('?jeton=')[1] ?? ''
  for (const forged of ['', 'x', `${jeton}A`, jeton.replace('.', 'A.')]) {
    const invalid = await fetchBody(visitor, `/conservation?jeton=${forged}`)
    expect.soft(invalid).toContain('Ce lien n’est plus valable')
  }
})
