import {
  MAX_OPINION_CHARACTERS,
  type OpinionAnswer,
  type OpinionSentenceProblem,
} from '../rules/applicationOpinion'

export const applicationOpinionsText = {
  labels: { singular: 'Avis', plural: 'Avis' },
  application: { label: 'Candidature' },
  opinion: { label: 'Avis' },
  sentence: { label: 'En une phrase' },
  author: { label: 'Compte de l’auteur' },
  authorName: { label: 'Auteur' },
}

export const opinionAnswerLabels = {
  favourable: 'Favorable',
  reserved: 'Réservé',
  unfavourable: 'Défavorable',
  declined: 'Ne se prononce pas',
} as const satisfies Record<OpinionAnswer, string>

export const opinionSentenceErrors = {
  missing: 'Dites pourquoi, en une phrase.',
  tooLong: `Un avis ne dépasse pas ${MAX_OPINION_CHARACTERS} caractères.`,
} as const satisfies Record<OpinionSentenceProblem, string>

export const opinionWords = {
  title: 'Avis',
  open: 'Donner mon avis',
  blind:
    'Vous lirez ceux des autres quand vous aurez donné le vôtre. Un avis donné ne se change plus.',
  choice: 'Mon avis',
  sentence: 'En une phrase',
  give: 'Donner mon avis',
  decline: 'Je ne me prononce pas',
  declineTitle: 'Ne pas vous prononcer\u00A0?',
  declineMeaning:
    'Vous lirez les avis des autres, et ne pourrez plus en donner un sur cette candidature.',
  sending: 'Enregistrement…',
  given: 'Avis enregistré',
  failed:
    'L’avis n’a pas été enregistré. Votre texte est conservé\u00A0: réessayez. Si vous l’avez déjà donné ailleurs, rechargez la page.',
  choose: 'Choisissez un avis.',
  alone: 'Aucun autre avis pour l’instant.',
  deletedAccount: 'Compte supprimé',
} as const
