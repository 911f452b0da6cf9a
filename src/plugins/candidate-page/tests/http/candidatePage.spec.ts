import type { APIRequestContext } from '@playwright/test'
import { aPdf } from '@/tests/support/documents'
import { expect, test } from '@/tests/support/httpTest'
import { readSentMailsTo } from '@/tests/support/sentMails'
import {
  createRareWord,
  findApplicationsOf,
  publishOffer,
  sendApplication,
} from '@/tests/support/siteRecords'
import { findMailedLink } from '../support/findMailedLink'

/** Applies with an e-mail address that no other test uses. */
async function submitApplication(
  visitor: APIRequestContext,
  different: object = {},
  language?: 'en',
) {
  const candidateEmail = `${createRareWord().toLowerCase()}@candidats.test`
  const sent = await sendApplication(visitor, { candidateEmail, ...different }, language)
  return { ...sent, candidateEmail, link: await findMailedLink(candidateEmail) }
}

const fetchBody = async (visitor: APIRequestContext, path: string) =>
  (await visitor.get(path)).text()

test('A candidate sees the status in the words of the firm, and a decision after the reply', async ({
  visitor,
  staff,
}) => {
  const offer = await publishOffer(staff)
  const cv = {
    name: 'CV Inès.pdf',
    mimeType: 'application/pdf',
    buffer: await aPdf(),
  }
  const { candidateName, link } = await submitApplication(visitor, { jobSlug: offer.slug, cv })
  const response = await visitor.get(link)
  expect(response.status()).toBe(200)
  expect(response.headers()['referrer-policy']).toBe('no-referrer')
  expect(response.headers()['cache-control']).toContain('no-store')
  const page = await response.text()
  expect(page).toMatch(/<meta name="robots" content="noindex/)
  expect(page).toContain(offer.title)
  expect(page).toContain('CV Inès.pdf')
  expect(page).toContain('Reçue')
  expect(page).toContain('Réponse promise au plus tard le')
  // The page has neither the name nor the address of the candidate.
  expect(page).not.toContain(candidateName)
  expect(page).not.toContain('@candidats.test')

  const [{ id } = { id: 0 }] = await findApplicationsOf(staff, candidateName)
  const decide = async (status: string) =>
    expect(await staff.patch(`/api/job-applications/${id}`, { data: { status } })).toBeOK()
  await decide('reviewed')
  expect(await fetchBody(visitor, link)).toContain('En cours d’étude')
  await decide('rejected')
  const undecided = await fetchBody(visitor, link)
  expect(undecided).toContain('En cours d’étude')
  expect(undecided).not.toContain('Décision prise')
  const data = { ids: [id], isAnswered: true }
  await expect(await staff.post('/api/reponses-candidats/autrement', { data })).toBeOK()
  const decided = await fetchBody(visitor, link)
  expect(decided).toContain('Décision prise')
  expect(decided).not.toContain('Réponse promise au plus tard le')
})

test('An English candidate disables a link that was meant for another person', async ({
  visitor,
  staff,
}) => {
  const { candidateName, candidateEmail, link } = await submitApplication(visitor, {}, 'en')
  expect(link).toMatch(/^\/en\/application-status\?jeton=[\w-]{64}$/)
  // A mail scanner opens each link: nothing changes.
  await visitor.head(link)
  const page = await fetchBody(visitor, link)
  expect(page).toContain('<html lang="en"')
  expect(page).toContain('Speculative application')
  const [, action = ''] = /<form action="([^"]+pas-moi[^"]*)"/.exec(page) ?? []
  const form = { jeton: new URLSearchParams(link.split('?')[1]).get('jeton') ?? '' }
  expect((await visitor.get(action)).status()).toBe(405)
  expect(await fetchBody(visitor, link)).toContain('Received')

  // With `no-referrer` a browser sends the origin `null`.
  const sent = await visitor.post(action, { form, headers: { Origin: 'null' } })
  expect(sent.status()).toBe(303)
  const { location = '' } = sent.headers()
  expect(location).toBe('/en/application-status?revoque')
  expect(await fetchBody(visitor, location)).toContain('This link is disabled')
  const after = await fetchBody(visitor, link)
  expect(after).toContain('This link is no longer valid')
  expect(after).not.toContain('Received')
  expect((await visitor.post(action, { form })).headers().location).toBe(location)

  // Only staff may open a link again.
  const [{ id } = { id: 0 }] = await findApplicationsOf(staff, candidateName)
  const admin = await fetchBody(staff, `/admin/collections/job-applications/${id}`)
  expect(admin).toContain('Renvoyer le lien')
  const data = { application: id, action: 'send' }
  await expect(await staff.post('/api/liens-candidats', { data })).toBeOK()
  const other = await findMailedLink(candidateEmail, 2)
  expect(other).not.toBe(link)
  expect(await fetchBody(visitor, other)).toContain('Received')
  expect(await fetchBody(visitor, link)).toContain('This link is no longer valid')
})

/** Sends a form of the page as a browser does, and opens the page that follows. */
async function postCandidateForm(
  visitor: APIRequestContext,
  link: string,
  name: string,
  more: object = {},
) {
  const language = link.startsWith('/en') ? '?langue=en' : ''
  const jeton = new URLSearchParams(link.split('?')[1]).get('jeton') ?? ''
  const path = `/api/suivi/${name}${language}`
  expect((await visitor.get(path)).status()).toBe(405)
  const sent = await visitor.post(path, {
    form: { jeton, ...more },
    headers: { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
  })
  expect(sent.status()).toBe(303)
  expect(sent.headers()['cache-control']).toContain('no-store')
  return { page: await fetchBody(visitor, sent.headers().location ?? ''), headers: sent.headers() }
}

/** Opens the session of a link with the code that is mailed. */
async function enterMailedCode(visitor: APIRequestContext, link: string, address: string) {
  const before = (await readSentMailsTo(address)).length
  const { page } = await postCandidateForm(visitor, link, 'code')
  await expect.poll(async () => (await readSentMailsTo(address)).length).toBe(before + 1)
  const mail = (await readSentMailsTo(address)).at(-1)
  const [code = ''] = /\b\d{6}\b/.exec(mail?.text ?? '') ?? []
  expect(mail?.html).toContain(code)
  return { asked: page, ...(await postCandidateForm(visitor, link, 'code', { code })) }
}

test('A candidate withdraws an application with the code, and staff see it', async ({
  visitor,
  staff,
}) => {
  const { candidateName, candidateEmail, link } = await submitApplication(visitor)
  const without = await postCandidateForm(visitor, link, 'actions', { action: 'withdraw' })
  expect(without.page).toContain('Votre accès est terminé')
  const { asked, page, headers } = await enterMailedCode(visitor, link, candidateEmail)
  expect(asked).toContain('Le code part par e-mail')
  expect(asked).toContain('autoComplete="one-time-code"')
  expect(headers['set-cookie']).toContain('HttpOnly; SameSite=Strict')
  expect(page).toContain('Retirer ma candidature')
  // Reading changes nothing.
  await visitor.head(link)
  expect(await fetchBody(visitor, link)).toContain('Réponse promise au plus tard le')
  const withdrawn = await postCandidateForm(visitor, link, 'actions', { action: 'withdraw' })
  expect(withdrawn.page).toContain('Votre candidature est retirée')
  expect(withdrawn.page).toContain('Vous avez retiré votre candidature le')
  expect(withdrawn.page).not.toContain('Réponse promise au plus tard le')
  expect(withdrawn.page).toContain('Recevoir un code')

  const [application] = await findApplicationsOf(staff, candidateName)
  expect(application?.status).toBe('pending')
  const admin = await fetchBody(staff, `/admin/collections/job-applications/${application?.id}`)
  expect(admin).toContain('Le candidat a retiré sa candidature le')
  expect(admin).toContain('Retirée par le candidat')
})

test('A candidate replaces the first application by the second one without JavaScript', async ({
  visitor,
  staff,
}) => {
  const { slug: jobSlug } = await publishOffer(staff)
  const {
    candidateName,
    candidateEmail,
    link: first,
  } = await submitApplication(visitor, { jobSlug })
  await sendApplication(visitor, { candidateEmail, jobSlug })
  const link = await findMailedLink(candidateEmail, 2)
  const mail = (await readSentMailsTo(candidateEmail)).at(-1)
  expect(mail?.text).toContain('choisissez «\u00A0Remplacer ma première candidature\u00A0»')
  // The link alone reveals no other application.
  const closed = await fetchBody(visitor, link)
  expect(closed).not.toContain('Remplacer ma première candidature')

  const { page } = await enterMailedCode(visitor, link, candidateEmail)
  expect(page).toContain('Remplacer ma première candidature')
  expect(page).toContain('value="replace-earlier"')
  await visitor.head(link)
  expect(await fetchBody(visitor, first)).not.toContain('Vous avez retiré votre candidature le')
  const replaced = await postCandidateForm(visitor, link, 'actions', { action: 'replace-earlier' })
  expect(replaced.page).toContain('Ce que vous aviez envoyé avant pour cette offre')
  expect(replaced.page).not.toContain('Remplacer ma première candidature')
  expect(replaced.page).toContain('Réponse promise au plus tard le')
  expect(await fetchBody(visitor, first)).toContain('Vous avez retiré votre candidature le')
  const again = await postCandidateForm(visitor, link, 'actions', { action: 'replace-earlier' })
  expect(again.page).toContain('de candidature précédente à remplacer')
  const [application] = await findApplicationsOf(staff, candidateName)
  const admin = await fetchBody(staff, `/admin/collections/job-applications/${application?.id}`)
  expect(admin).toContain('Le candidat a retiré sa candidature le')
})

test('A candidate corrects the texts and sends another CV, and a refused file loses nothing', async ({
  visitor,
  staff,
}) => {
  const { candidateName, candidateEmail, link } = await submitApplication(visitor)
  const [path = '', query = ''] = link.split('?')
  const send = (fields: object, accept = 'text/html') =>
    visitor.post(`/api/suivi/corrections?${query}`, {
      multipart: { candidatePhone: '06 11 22 33 44', coverLetter: 'Corrigée', ...fields },
      headers: { Accept: accept, 'Sec-Fetch-Site': 'same-origin' },
    })
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer })
  const cv = file('CV à jour.pdf', await aPdf())
  const early = await send({ cv })
  const unsaved = await fetchBody(visitor, early.headers().location ?? '')
  expect(unsaved).toContain('Votre accès est terminé, et rien n’est enregistré')
  expect(unsaved).toContain('value="06 11 22 33 44"')

  const { page } = await enterMailedCode(visitor, link, candidateEmail)
  expect(page).toContain('Corriger ou compléter ma candidature')
  const refused = await send({ cv: file('CV.pdf', Buffer.from('%PDF-1.4')) })
  expect(refused.status()).toBe(303)
  const location = refused.headers().location ?? ''
  expect(location.startsWith(`${path}/corriger?saisie=`)).toBe(true)
  const corrected = await visitor.get(location)
  expect(corrected.headers()['referrer-policy']).toBe('no-referrer')
  expect(await corrected.text()).toContain('value="06 11 22 33 44"')
  expect(await corrected.text()).toContain('Ce fichier est endommagé')
  const scripted = await send({ cv: file('CV.pdf', Buffer.from('%PDF-1.4')) }, 'application/json')
  expect(scripted.status()).toBe(422)

  const saved = await send({ cv })
  expect(saved.headers().location).toBe(`${link}&etape=corrected`)
  const after = await fetchBody(visitor, saved.headers().location ?? '')
  expect(after).toContain('Vos corrections sont enregistrées')
  expect(after).toContain('CV à jour.pdf')
  const jeton = new URLSearchParams(query).get('jeton') ?? ''
  const copy = await visitor.post('/api/suivi/actions', { form: { jeton, action: 'copy' } })
  expect(copy.headers()['content-type']).toBe('application/zip')
  expect(copy.headers()['cache-control']).toContain('no-store')
  const [application] = await findApplicationsOf(staff, candidateName)
  expect(application).toMatchObject({
    coverLetter: 'Corrigée',
    cv: { originalName: 'CV à jour.pdf' },
  })
  const admin = await fetchBody(staff, `/admin/collections/job-applications/${application?.id}`)
  expect(admin).toContain('Téléphone corrigé par le candidat')
  expect(admin).toContain('Copie de ses données téléchargée par le candidat')
})

test('An English candidate has an application erased, and cancels it', async ({
  visitor,
  staff,
}) => {
  const { candidateName, candidateEmail, link } = await submitApplication(visitor, {}, 'en')
  const { page } = await enterMailedCode(visitor, link, candidateEmail)
  expect(page).toContain('To confirm, type ERASE')
  const erase = (confirmation: string) =>
    postCandidateForm(visitor, link, 'actions', { action: 'erase', confirmation })
  expect((await erase('yes')).page).toContain('The erasure is not confirmed')
  expect((await erase('erase')).page).toContain('it will be erased on')
  const [{ id } = { id: 0 }] = await findApplicationsOf(staff, candidateName)
  const path = `/admin/collections/job-applications/${id}`
  expect(await fetchBody(staff, path)).toContain('Le candidat a demandé l’effacement')
  const cancelled = await postCandidateForm(visitor, link, 'actions', { action: 'cancel-erasure' })
  expect(cancelled.page).toContain('The erasure is cancelled')
  expect(await fetchBody(staff, path)).not.toContain('Le candidat a demandé l’effacement')
})

test('A lost link is requested with and without JavaScript, and reveals no address', async ({
  visitor,
}) => {
  const { candidateEmail, link } = await submitApplication(visitor)
  const request = (email: string, accept = 'text/html') =>
    visitor.post('/api/suivi', { multipart: { email }, headers: { Accept: accept } })
  const known = await request(candidateEmail.toUpperCase())
  const unknown = await request(`${createRareWord()}@candidats.test`)
  for (const response of [known, unknown]) {
    expect(response.status()).toBe(303)
    expect(response.headers().location).toBe('/suivi/merci')
  }
  expect(await fetchBody(visitor, '/suivi/merci')).toContain('Regardez vos e-mails')
  expect(await findMailedLink(candidateEmail, 2)).toBe(link)

  const refused = await request('pas une adresse')
  const corrected = await fetchBody(visitor, refused.headers().location ?? '')
  expect(corrected).toContain('value="pas une adresse"')
  expect(corrected).toContain('Cette adresse e-mail n’est pas valide')
  const scripted = await request('pas une adresse', 'application/json')
  expect(scripted.status()).toBe(422)
  const english = await visitor.get('/en/application-status')
  expect(await english.text()).toContain('Follow your application')
})

test('Changed and invented tokens open nothing', async ({ visitor }) => {
  const { link } = await submitApplication(visitor)
  const [path = '', token = ''] = link.split('?jeton=')
  const other = (await submitApplication(visitor)).link.split('?jeton=')[1] ?? ''
  const forged = [
    '',
    'x',
    token.slice(1),
    `${token}A`,
    `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`,
    // The nonce of one application with the signature of another one.
    Buffer.concat([
      Buffer.from(token, 'base64url').subarray(0, 16),
      Buffer.from(other, 'base64url').subarray(16),
    ]).toString('base64url'),
  ]
  for (const guess of forged) {
    const page = await fetchBody(visitor, `${path}?jeton=${guess}`)
    expect.soft(page).toContain('Ce lien n’est plus valable')
    expect.soft(page).not.toContain('Où en est votre candidature')
  }
  const twice = await visitor.get(`${path}?jeton=${token}&jeton=${token}`)
  expect(await twice.text()).toContain('Ce lien n’est plus valable')
})
