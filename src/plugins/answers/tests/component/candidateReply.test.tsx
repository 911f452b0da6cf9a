import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ApplicationStatus } from '@/src/domain/submissions/applicationStatus'
import { CandidateReplySection } from '@/src/plugins/answers/admin/CandidateReplySection'
import type {
  ReplyFormContext,
  ShownReplyRecipient,
} from '@/src/plugins/answers/admin/readReplyFormContext'
import { SuggestedReplyButton } from '@/src/plugins/answers/admin/SuggestedReplyButton'
import type { ShownCandidateReply } from '@/src/plugins/answers/queries/findCandidateReplies'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '@/tests/component/support/axe'
import { inDocument } from '@/tests/component/support/inDocument'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'
import { json, offline, respond } from '@/tests/component/support/respond'
import { testAt } from '@/tests/component/support/testAt'
import { anAddressee, anAnswer, INVITATION, REFUSAL } from '../support/addressees'

type Shown = {
  addressee?: Partial<ShownReplyRecipient>
  answering?: Partial<ReplyFormContext>
  answers?: ShownCandidateReply[]
  mayRequestConsent?: boolean
  status?: ApplicationStatus
  width?: number
}

/** The part of an application's page where its candidate is written to. */
function openReply(shown: Shown = {}) {
  const { addressee, answering, answers = [], status = 'pending', width } = shown
  const templates = [REFUSAL, INVITATION]
  const section = (
    <>
      <SuggestedReplyButton templates={templates} />
      <CandidateReplySection
        answering={{
          ...{ addressees: [anAddressee({ status, ...addressee })], templates },
          proposalTemplates: [],
          ...{ isServerSet: true, maySetServer: true, ...answering },
        }}
        answers={answers}
        mayRequestConsent={shown.mayRequestConsent ?? false}
        answerDueOn="2026-03-18T12:00:00.000Z"
        now={new Date('2026-03-03T09:00:00Z')}
        timezone="Europe/Paris"
      />
    </>
  )
  const stored = { collection: 'job-applications', id: 7, fields: { status } } as const
  return renderInAdmin(inDocument(section, stored), { width })
}

const ADDRESS = '/api/reponses-candidats'
const open = page.getByRole('button', { name: 'Répondre au candidat' })
const send = page.getByRole('button', { name: 'Envoyer', exact: true })
const template = page.getByLabelText('Modèle')
const subject = page.getByLabelText('Objet')
const body = page.getByLabelText('Texte')

test('Before a decision no template is proposed, and closing returns the focus', async () => {
  await openReply()
  await expect.element(page.getByText('Promise le 18/03/2026 · Dans 15 jours')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Répondre :/ })).not.toBeInTheDocument()
  await open.click()
  await expect.element(template).toHaveFocus()
  await expect.element(template).toHaveValue('')
  await expect.element(body).toHaveValue('')
  await expect.element(send).toBeDisabled()
  await page.getByRole('button', { name: 'Fermer' }).click()
  await expect.element(open).toHaveFocus()
})

testAt([390, 1440])(
  'After a refusal its template is proposed, filled in (%i px)',
  async (width) => {
    await openReply({ status: 'rejected', width })
    await expect.element(page.getByText('Modèle proposé : Refus')).toBeVisible()
    await page.getByRole('button', { name: 'Répondre : Refus' }).click()
    await expect.element(template).toHaveFocus()
    await expect.element(subject).toHaveValue('Votre candidature chez Exemplia')
    await expect
      .element(body)
      .toHaveValue('Bonjour Inès Petit, merci pour votre candidature spontanée.')
    await expect
      .element(page.getByText('À Inès Petit (ines@candidats.test), en français.'))
      .toBeVisible()
    await expectNoAxeViolation()
    expectNoSidewaysScroll()
  },
)

test('A reply with an unfilled placeholder is not sent', async () => {
  await openReply({ status: 'accepted' })
  await open.click()
  await expect.element(page.getByText('À écrire avant l’envoi : {{à compléter}}.')).toBeVisible()
  await expect.element(send).toBeDisabled()
  await body.fill('Venez lundi.')
  await expect.element(send).toBeEnabled()
})

test('A template that is not written in the candidate’s language leaves the text empty', async () => {
  await openReply({ status: 'accepted', addressee: { language: 'en' } })
  await open.click()
  await expect.element(page.getByText('Ce modèle n’a pas de texte en anglais.')).toBeVisible()
  await expect.element(body).toHaveValue('')
  await expect.element(body).toHaveAttribute('lang', 'en')
})

test('A text that another template replaces comes back', async () => {
  await openReply({ status: 'rejected' })
  await open.click()
  await body.fill('Mon texte')
  await template.selectOptions('Sans modèle')
  await expect.element(body).toHaveValue('')
  await expect
    .element(page.getByText('Votre texte est remplacé par celui du modèle.'))
    .toBeVisible()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect.element(body).toHaveValue('Mon texte')
})

test('A sent reply is taken back within ten seconds, and its text is there again', async () => {
  const sent = respond('post', ADDRESS, json({ ids: [30], batch: 'a' }))
  const withdrawn = respond('post', `${ADDRESS}/retrait`, json({ ids: [30] }))
  await openReply({ status: 'rejected' })
  await open.click()
  await body.fill('Mon texte')
  await send.click()
  await expect.element(page.getByText('La réponse part dans 10 s')).toBeVisible()
  await expect.element(open).toHaveFocus()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect.element(page.getByText('Réponse annulée : elle ne partira pas')).toBeVisible()
  await expect.element(body).toHaveValue('Mon texte')
  const letter = { subject: 'Votre candidature chez Exemplia', body: 'Mon texte' }
  expect(sent).toMatchObject([
    { answers: [{ application: 7, seen: null, template: REFUSAL.id, ...letter }] },
  ])
  expect(withdrawn).toEqual([{ ids: [30] }])
})

test('A reply that has left is not taken back', async () => {
  respond('post', ADDRESS, json({ ids: [30], batch: 'a' }))
  respond('post', `${ADDRESS}/retrait`, json({ ids: [] }), offline())
  await openReply({ status: 'rejected', answers: [anAnswer()] })
  const cancel = page.getByRole('button', { name: 'Annuler l’envoi' })
  await cancel.click()
  await expect.element(page.getByText('Trop tard : la réponse est déjà partie')).toBeVisible()
  await cancel.click()
  await expect
    .element(page.getByText('La réponse n’a pas pu être annulée. Réessayez.'))
    .toBeVisible()
})

test('A waiting reply that is taken back in its list is in the form again', async () => {
  respond('post', `${ADDRESS}/retrait`, json({ ids: [30] }))
  await openReply({ status: 'rejected', answers: [anAnswer({ body: 'Venez lundi.' })] })
  await expect.element(page.getByText('Envoi en cours')).toBeVisible()
  await page.getByRole('button', { name: 'Annuler l’envoi' }).click()
  await expect.element(body).toHaveValue('Venez lundi.')
})

test.each([
  [
    '409',
    json({ error: 'Un collègue a répondu entre-temps.' }, 409),
    'Un collègue a répondu entre-temps.',
  ],
  [
    'offline',
    offline(),
    'La réponse n’a pas été enregistrée. Votre texte est conservé : réessayez.',
  ],
])(
  'A reply that is not saved (%s) keeps its text, also when the page is opened again',
  async (_, response, problem) => {
    respond('post', ADDRESS, response)
    const { unmount } = await openReply({ status: 'rejected' })
    await open.click()
    await body.fill('Mon texte')
    await send.click()
    await expect.element(page.getByRole('alert').filter({ hasText: problem })).toBeVisible()
    await expect.element(body).toHaveValue('Mon texte')
    await unmount()
    await openReply({ status: 'rejected' })
    await expect.element(body).toHaveValue('Mon texte')
  },
)

test('A candidate who was answered by telephone is owed nothing, until that is taken back', async () => {
  const noted = respond('post', `${ADDRESS}/autrement`, json({ ids: [7] }))
  await openReply()
  await page.getByRole('button', { name: 'Répondu autrement' }).click()
  await expect.element(page.getByText('Noté : plus aucune réponse n’est due')).toBeVisible()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect
    .poll(() => noted)
    .toEqual([
      { ids: [7], isAnswered: true },
      { ids: [7], isAnswered: false },
    ])
})

test('A candidate who was answered elsewhere can be owed a reply again', async () => {
  const noted = respond('post', `${ADDRESS}/autrement`, json({ ids: [7] }))
  const answeredAt = '2026-03-02T09:00:00.000Z'
  await openReply({ addressee: { awaitsAnswer: false, answeredAt } })
  await expect.element(page.getByText('Répondu le 02/03/2026 10:00')).toBeVisible()
  await page.getByRole('button', { name: 'Réponse encore due' }).click()
  await expect.element(page.getByText('Noté : une réponse est de nouveau due')).toBeVisible()
  expect(noted).toEqual([{ ids: [7], isAnswered: false }])
})

test('A refused reply shows the words of the mail server and is sent again', async () => {
  const again = respond('post', `${ADDRESS}/renvoi`)
  const problem = 'Error: Message failed: 550 5.1.1 No such user'
  await openReply({ answers: [anAnswer({ state: 'refused', problem })] })
  await expect.element(page.getByText('Non envoyée')).toBeVisible()
  await expect.element(page.getByText('550 5.1.1 No such user')).toBeVisible()
  await page.getByRole('button', { name: 'Envoyer à nouveau' }).click()
  await expect.poll(() => again).toEqual([{ ids: [30] }])
})

test('A reply whose sending was cut off waits for a colleague who confirms that it left', async () => {
  const confirmed = respond('post', `${ADDRESS}/constat`, json({ ids: [30] }))
  await openReply({ answers: [anAnswer({ state: 'unclear' })] })
  await expect.element(page.getByText('Peut-être partie')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Envoyer à nouveau' })).toBeVisible()
  await page.getByRole('button', { name: 'Elle est partie' }).click()
  await expect.element(page.getByText('Noté : le candidat a sa réponse')).toBeVisible()
  expect(confirmed).toEqual([{ ids: [30] }])
})

test('Without a mail server, or for an anonymised candidate, there is no form', async () => {
  const { unmount } = await openReply({ answering: { isServerSet: false, maySetServer: false } })
  await expect.element(page.getByText('Un Administrateur le règle dans « E-mails ».')).toBeVisible()
  await expect.element(open).not.toBeInTheDocument()
  await unmount()
  await openReply({ addressee: { email: 'anonyme@anonyme.invalid' } })
  await expect.element(page.getByText('il n’y a plus personne à qui répondre')).toBeVisible()
  await expect.element(open).not.toBeInTheDocument()
})

test('The Enter key in the subject does not submit the page’s form', async () => {
  const saved = respond('patch', '/api/job-applications/7')
  await openReply({ status: 'rejected' })
  await open.click()
  await subject.click()
  await userEvent.keyboard('{Enter}')
  await body.click()
  expect(saved).toEqual([])
})

testAt([390, 1440])(
  'A reply asks for a consent only when its box is ticked (%i px)',
  async (width) => {
    const sent = respond('post', ADDRESS, json({ ids: [30], batch: 'a' }))
    const box = page.getByLabelText('Demander l’accord pour garder la candidature')
    await openReply({ status: 'rejected', mayRequestConsent: true, width })
    await open.click()
    await expect.element(box).not.toBeChecked()
    await expectNoAxeViolation()
    expectNoSidewaysScroll()
    await send.click()
    await open.click()
    await expect.element(box).not.toBeChecked()
    await box.click()
    await send.click()
    await expect
      .poll(() => sent)
      .toMatchObject([
        { answers: [{ requestsKeepConsent: false }] },
        { answers: [{ requestsKeepConsent: true }] },
      ])
  },
)

test('A candidate who has answered is not asked for a consent', async () => {
  await openReply({ status: 'rejected' })
  await open.click()
  await expect.element(body).toBeVisible()
  await expect.element(page.getByText('Demander l’accord')).not.toBeInTheDocument()
})
