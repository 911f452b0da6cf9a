import type { ShownReplyRecipient } from '@/src/plugins/answers/admin/readReplyFormContext'
import type { ShownCandidateReply } from '@/src/plugins/answers/queries/findCandidateReplies'
import type { ReplyTemplateChoice } from '@/src/plugins/answers/queries/findReplyTemplatesAndRecipients'
import { candidateFirstName } from '@/src/plugins/answers/rules/candidateFirstName'

/** A candidate to whom nobody has replied yet. */
export const anAddressee = (different: Partial<ShownReplyRecipient> = {}): ShownReplyRecipient => ({
  id: 7,
  status: 'pending',
  jobTitle: 'Candidature spontanée',
  offerTitle: null,
  name: 'Inès Petit',
  email: 'ines@candidats.test',
  language: 'fr',
  answeredAt: null,
  awaitsAnswer: true,
  seen: null,
  hasReply: false,
  ...different,
  values: {
    candidate: different.name ?? 'Inès Petit',
    firstName: candidateFirstName(different.name ?? 'Inès Petit'),
    application: 'votre candidature spontanée',
    offer: null,
    company: 'Exemplia',
    author: 'Andrée Ponge',
    ...{ proposedOffer: null, offerLink: null, toComplete: null },
  },
})

export const REFUSAL: ReplyTemplateChoice = {
  id: 1,
  title: 'Refus',
  kind: 'refusal',
  texts: {
    fr: {
      subject: 'Votre candidature chez {{entreprise}}',
      body: 'Bonjour {{candidat}}, merci pour {{candidature}}.',
    },
    en: { subject: 'Your application to {{entreprise}}', body: 'Dear {{prénom}}' },
  },
}

/** In French only, with a place that the sender fills in. */
export const INVITATION: ReplyTemplateChoice = {
  id: 2,
  title: 'Invitation à un entretien',
  kind: 'invitation',
  texts: { fr: { subject: 'Rencontrons-nous', body: 'Venez le {{à compléter}}.' }, en: null },
}

/** A reply that leaves in a moment. */
export const anAnswer = (different: Partial<ShownCandidateReply> = {}): ShownCandidateReply => ({
  id: 30,
  state: 'waiting',
  problem: null,
  subject: 'Votre candidature chez Exemplia',
  body: 'Bonjour Inès',
  language: 'fr',
  createdAt: '2026-03-03T09:00:00.000Z',
  sentAt: null,
  authorName: 'Andrée Ponge',
  application: 7,
  candidate: 'Inès Petit',
  proposedOffer: null,
  ...different,
})
