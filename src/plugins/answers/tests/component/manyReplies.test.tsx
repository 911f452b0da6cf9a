import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { BatchDeliveryStates } from '@/src/plugins/answers/admin/BatchDeliveryStates'
import { BatchReplyForm } from '@/src/plugins/answers/admin/BatchReplyForm'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '@/tests/component/support/axe'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'
import { json, offline, respond } from '@/tests/component/support/respond'
import { router } from '@/tests/component/support/router'
import { testAt } from '@/tests/component/support/testAt'
import { anAddressee, anAnswer, INVITATION, REFUSAL } from '../support/addressees'

const PAUL_RECIPIENT = anAddressee({ id: 1, name: 'Paul Roy', status: 'rejected' })
const KATE_RECIPIENT = anAddressee({ id: 2, name: 'Kate Hill', status: 'rejected', language: 'en' })
const ZOE_RECIPIENT = anAddressee({ id: 3, name: 'Zoé Mas' })
const ANSWERED_RECIPIENT = anAddressee({
  ...{ id: 4, name: 'Luc Petit', status: 'rejected' },
  ...{ seen: 12, hasReply: true, answeredAt: '2026-03-02T09:00:00.000Z' },
})

const renderBatchReplyForm = (
  addressees = [PAUL_RECIPIENT, KATE_RECIPIENT, ZOE_RECIPIENT, ANSWERED_RECIPIENT],
  width = 1440,
) =>
  renderInAdmin(
    <BatchReplyForm
      addressees={addressees}
      isServerSet
      maySetServer
      proposalTemplates={[]}
      templates={[REFUSAL, INVITATION]}
      timezone="Europe/Paris"
    />,
    { width },
  )

const REPLIES_API_PATH = '/api/reponses-candidats'
const getReplyItem = (name: string) => page.getByRole('listitem').filter({ hasText: name })

testAt([390, 1440])(
  'Each candidate gets the letter of their status and language (%i px)',
  async (width) => {
    await renderBatchReplyForm(undefined, width)
    await expect
      .element(getReplyItem('Paul Roy'))
      .toHaveTextContent('Votre candidature chez Exemplia')
    await expect.element(getReplyItem('Kate Hill')).toHaveTextContent('Anglais')
    await expect
      .element(getReplyItem('Kate Hill'))
      .toHaveTextContent('Your application to Exemplia')
    await expect
      .element(getReplyItem('Zoé Mas'))
      .toHaveTextContent('Rien n’est proposé avant une décision')
    await expect
      .element(page.getByRole('checkbox', { name: 'Écrire à Luc Petit' }))
      .not.toBeChecked()
    await expect.element(page.getByText('2 réponses prêtes · 1 retenue : Zoé Mas')).toBeVisible()
    await getReplyItem('Kate Hill')
      .getByRole('button', { name: 'Lire et changer : Kate Hill' })
      .click()
    await expectNoAxeViolation()
    expectNoSidewaysScroll()
  },
)

test('Changed letters are sent, and the candidates held back are left for later', async () => {
  const sent = respond('post', REPLIES_API_PATH, json({ ids: [30, 31], batch: 'b1' }))
  const withdrawn = respond('post', `${REPLIES_API_PATH}/retrait`, json({ ids: [30, 31] }))
  await renderBatchReplyForm()
  const kate = getReplyItem('Kate Hill')
  await kate.getByRole('button', { name: /^Lire et changer/ }).click()
  await kate.getByLabelText('Objet').fill('Changed')
  await expect.element(kate).toHaveTextContent('Texte changé')
  await page.getByRole('button', { name: 'Envoyer à 2 personnes' }).click()
  await expect.element(page.getByText('2 réponses partiront dans dix secondes')).toBeVisible()
  expect(sent).toMatchObject([
    {
      answers: [
        { application: 1, subject: 'Votre candidature chez Exemplia' },
        { application: 2, subject: 'Changed', body: 'Dear Kate' },
      ],
    },
  ])
  const folder = '/admin/collections/job-applications/repondre'
  expect(router.push.mock.calls).toEqual([[`${folder}?envoi=b1&ids=3`]])
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect.element(page.getByText('2 réponses annulées')).toBeVisible()
  expect(withdrawn).toEqual([{ ids: [30, 31] }])
  expect(router.push.mock.lastCall).toEqual([`${folder}?ids=1,2,3,4`])
})

test('One template for all holds back the letters that are not complete', async () => {
  await renderBatchReplyForm([PAUL_RECIPIENT, KATE_RECIPIENT, ZOE_RECIPIENT])
  await page.getByLabelText('Modèle pour tous').selectOptions('Invitation à un entretien')
  await expect
    .element(getReplyItem('Paul Roy'))
    .toHaveTextContent('À écrire avant l’envoi : {{à compléter}}.')
  await expect
    .element(getReplyItem('Kate Hill'))
    .toHaveTextContent('Ce modèle n’a pas de texte en anglais.')
  await expect.element(page.getByText('0 réponse prête · 3 retenues')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Envoyer', exact: true })).toBeDisabled()
})

test('Changed letters survive a failed save and a reload, until the template is restored', async () => {
  respond('post', REPLIES_API_PATH, offline())
  const { unmount } = await renderBatchReplyForm([PAUL_RECIPIENT])
  await page.getByRole('button', { name: /^Lire et changer/ }).click()
  await page.getByLabelText('Objet').fill('Changé')
  await page.getByRole('button', { name: 'Envoyer à 1 personne' }).click()
  await expect.element(page.getByRole('alert').filter({ hasText: 'réessayez' })).toBeVisible()
  await unmount()
  await renderBatchReplyForm([PAUL_RECIPIENT])
  await expect.element(getReplyItem('Paul Roy')).toHaveTextContent('Changé')
  await page.getByRole('button', { name: /^Lire et changer/ }).click()
  await page.getByRole('button', { name: 'Reprendre le modèle' }).click()
  await expect.element(page.getByLabelText('Objet')).toHaveValue('Votre candidature chez Exemplia')
})

test('Replies sent together are counted by state, and each state has its action', async () => {
  const withdrawn = respond('post', `${REPLIES_API_PATH}/retrait`, json({ ids: [30] }))
  const again = respond('post', `${REPLIES_API_PATH}/renvoi`)
  const confirmed = respond('post', `${REPLIES_API_PATH}/constat`, json({ ids: [33] }))
  const answers = [
    anAnswer(),
    anAnswer({ id: 31, state: 'sent', candidate: 'Paul Roy' }),
    anAnswer({ id: 32, state: 'refused', candidate: 'Kate Hill', language: 'en' }),
    anAnswer({ id: 33, state: 'unclear', candidate: 'Zoé Mas' }),
  ]
  await renderInAdmin(<BatchDeliveryStates answers={answers} />)
  await expect
    .element(page.getByText('1 en cours d’envoi · 1 envoyée · 1 non envoyée · 1 peut-être partie'))
    .toBeVisible()
  await expectNoAxeViolation()
  const actions = [
    'Annuler celles qui ne sont pas parties',
    'Renvoyer celles qui ne sont pas parties',
    'Noter cette réponse comme partie',
  ]
  for (const name of actions) await page.getByRole('button', { name }).click()
  await expect
    .poll(() => [withdrawn, again, confirmed])
    .toEqual([[{ ids: [30] }], [{ ids: [32] }], [{ ids: [33] }]])
})
