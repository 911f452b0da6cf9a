import type { frenchReplyTemplates as frenchAnswerTemplates } from '@/src/plugins/answers/seed/content/frenchReplyTemplates'
import { standardProposal } from '@/src/plugins/answers/words/offerProposalWords'

// Staff-only titles and placeholder names stay in French.
export const englishReplyTemplates: typeof frenchAnswerTemplates = [
  {
    title: 'Refus',
    kind: 'refusal',
    subject: 'Your application to {{entreprise}}',
    body: `Dear {{candidat}},

We have read {{candidature}} with care. Thank you for the time you put into it.

We will not be taking it further: other applicants are closer to what we are looking for at the moment. This is no judgement of your worth, and you are welcome to apply again whenever one of our positions appeals to you.

If anything is unclear, simply reply to this message.

We hope you will soon find the position that suits you.

Kind regards,
{{signataire}}
{{entreprise}}`,
  },
  {
    title: 'Refus après un entretien',
    kind: 'refusalAfterInterview',
    subject: 'Following our interview',
    body: `Dear {{candidat}},

Thank you for coming to talk with us about {{candidature}}. We enjoyed the conversation.

We have nevertheless decided not to go further. You are owed the reason: {{à compléter}}

We know that you prepared for this interview and that this answer is disappointing. If you would like to talk about it, reply to this message: the person you met will call you back.

We wish you every success.

Kind regards,
{{signataire}}
{{entreprise}}`,
  },
  {
    title: 'Invitation à un entretien',
    kind: 'invitation',
    subject: 'Shall we meet?',
    body: `Dear {{candidat}},

We have read {{candidature}} with interest, and we would like to meet you.

Here is what we suggest (day, time, place, people present): {{à compléter}}

If this does not suit you, or if any adjustment would help, reply to this message and we will find another way.

See you soon,
{{signataire}}
{{entreprise}}`,
  },
  {
    title: 'Pièce manquante',
    kind: 'missingDocument',
    subject: 'A question about your application',
    body: `Dear {{candidat}},

We are considering {{candidature}}. Before we can answer, we still need the following: {{à compléter}}

You can send it by replying to this message. If you do not have it, tell us: we will find a way to do without.

Many thanks,
{{signataire}}
{{entreprise}}`,
  },
  {
    title: 'Gardée pour plus tard',
    kind: 'keptForLater',
    subject: 'Your application to {{entreprise}}',
    body: `Dear {{candidat}},

Thank you for sending us {{candidature}}.

We have no position to offer you today, but your background interests us. If you agree, we will keep your application and write to you as soon as a position matches it. This commits you to nothing, and you can ask us to erase it at any time by replying to this message.

Kind regards,
{{signataire}}
{{entreprise}}`,
  },
  { title: 'Proposition d’une offre', kind: 'offerProposal', ...standardProposal.en },
]
