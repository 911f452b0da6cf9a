import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { OfferProposalSection } from '@/src/plugins/answers/admin/OfferProposalSection'
import type { ShownCandidateReply } from '@/src/plugins/answers/queries/findCandidateReplies'
import type { ReplyTemplateChoice } from '@/src/plugins/answers/queries/findReplyTemplatesAndRecipients'
import type { ProposableOffer } from '@/src/plugins/answers/rules/offerProposal'
import { standardProposal } from '@/src/plugins/answers/words/offerProposalWords'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '@/tests/component/support/axe'
import { inDocument } from '@/tests/component/support/inDocument'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'
import { json, respond } from '@/tests/component/support/respond'
import { testAt } from '@/tests/component/support/testAt'
import { anAddressee, anAnswer } from '../support/addressees'

const anOffer = (id: number, title: string): ProposableOffer => ({
  ...{ id, title, label: `${title}, Paris` },
  urls: { fr: `https://exemplia.fr/offre-${id}`, en: `https://exemplia.fr/en/offer-${id}` },
})

const OFFERS = [anOffer(3, 'Architecte Java'), anOffer(4, 'Développeuse Go')]

type Shown = {
  language?: 'fr' | 'en'
  offers?: ProposableOffer[] | null
  proposals?: ShownCandidateReply[]
  templates?: ReplyTemplateChoice[]
  width?: number
}

function openProposal(shown: Shown = {}) {
  const { language = 'fr', offers = OFFERS, proposals = [], templates = [], width } = shown
  const section = (
    <OfferProposalSection
      answering={{
        ...{ addressees: [anAddressee({ language })], templates: [] },
        ...{ proposalTemplates: templates, isServerSet: true, maySetServer: true },
      }}
      offers={offers}
      proposals={proposals}
      timezone="Europe/Paris"
    />
  )
  const stored = { collection: 'job-applications', id: 7, fields: { status: 'rejected' } } as const
  return renderInAdmin(inDocument(section, stored), { width })
}

const ADDRESS = '/api/reponses-candidats'
const open = page.getByRole('button', { name: 'Proposer une offre' })
const send = page.getByRole('button', { name: 'Envoyer', exact: true })
const offer = page.getByLabelText('Offre', { exact: true })
const body = page.getByLabelText('Texte')

testAt([390, 1440])('A chosen offer fills in the text of the proposal (%i px)', async (width) => {
  await openProposal({ width })
  await open.click()
  await expect.element(offer).toHaveFocus()
  await expect.element(send).toBeDisabled()
  await offer.selectOptions('Architecte Java, Paris')
  await expect
    .element(page.getByLabelText('Objet'))
    .toHaveValue('Une offre pour vous\u00A0: Architecte Java')
  await expect
    .element(body)
    .toHaveValue(
      standardProposal.fr.body
        .replace('{{prénom}}', 'Inès')
        .replace('{{offre proposée}}', 'Architecte Java')
        .replace('{{lien}}', 'https://exemplia.fr/offre-3')
        .replace('{{signataire}}', 'Andrée Ponge')
        .replace('{{entreprise}}', 'Exemplia'),
    )
  await expect.element(send).toBeEnabled()
  await expect
    .element(page.getByText('le lien par lequel la personne retire son accord'))
    .toBeVisible()
  await expectNoAxeViolation()
  expectNoSidewaysScroll()
})

test('A proposal in English uses the template of the firm and the English page', async () => {
  const template: ReplyTemplateChoice = {
    ...{ id: 9, title: 'Proposition', kind: 'offerProposal' },
    texts: { fr: null, en: { subject: '{{offre proposée}}', body: 'See {{lien}}' } },
  }
  await openProposal({ language: 'en', templates: [template] })
  await open.click()
  await expect.element(page.getByLabelText('Modèle')).toHaveValue('9')
  await offer.selectOptions('Développeuse Go, Paris')
  await expect.element(body).toHaveValue('See https://exemplia.fr/en/offer-4')
})

test('A text without an offer is not sent', async () => {
  await openProposal()
  await open.click()
  await page.getByLabelText('Objet').fill('Une offre')
  await body.fill('Bonjour')
  await expect.element(send).toBeDisabled()
  await offer.selectOptions('Architecte Java, Paris')
  await expect.element(send).toBeEnabled()
})

test('A proposal that the server refuses keeps its text, and one that was sent is taken back', async () => {
  const error = 'Cette offre n’est plus en ligne.'
  const sent = respond('post', ADDRESS, json({ error }, 409), json({ ids: [30], batch: 'a' }))
  respond('post', `${ADDRESS}/retrait`, json({ ids: [30] }))
  await openProposal()
  await open.click()
  await offer.selectOptions('Architecte Java, Paris')
  await body.fill('Mon texte')
  await send.click()
  await expect.element(page.getByRole('alert').filter({ hasText: error })).toBeVisible()
  await expect.element(body).toHaveValue('Mon texte')
  await send.click()
  await expect.element(page.getByText('La réponse part dans 10 s')).toBeVisible()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect.element(body).toHaveValue('Mon texte')
  await expect.element(offer).toHaveValue('3')
  expect(sent).toMatchObject([
    { answers: [{ application: 7, proposedOffer: 3, template: null, body: 'Mon texte' }] },
    { answers: [{ proposedOffer: 3 }] },
  ])
})

test('A proposal that has not left says why, and is taken back into its own form', async () => {
  respond('post', `${ADDRESS}/retrait`, json({ ids: [31] }))
  await openProposal({
    proposals: [
      anAnswer({ proposedOffer: 3, state: 'refused', problem: 'proposal: offerOffline' }),
      anAnswer({ id: 31, proposedOffer: 4, body: 'Voyez.' }),
    ],
  })
  await expect.element(page.getByText('L’offre proposée n’est plus en ligne.')).toBeVisible()
  await page.getByRole('button', { name: 'Annuler l’envoi' }).click()
  await expect.element(body).toHaveValue('Voyez.')
  await expect.element(offer).toHaveValue('4')
})

test('Without a consent no offer can be proposed', async () => {
  await openProposal({ offers: null, proposals: [anAnswer({ proposedOffer: 3, state: 'sent' })] })
  await expect.element(page.getByText('Envoyée')).toBeVisible()
  await expect.element(open).not.toBeInTheDocument()
})
