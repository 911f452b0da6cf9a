import type { OpinionAnswer, SentenceProblem } from '@/src/domain/submissions/applicationOpinion'
import { MAX_OPINION_CHARACTERS } from '@/src/domain/submissions/applicationOpinion'
import { MAX_MENTIONS } from '@/src/domain/submissions/colleagueMention'

export const applicationOpinionsText = {
  labels: { singular: 'Avis', plural: 'Avis' },
  application: { label: 'Candidature' },
  opinion: { label: 'Avis' },
  sentence: { label: 'En une phrase' },
  author: { label: 'Compte de l’auteur' },
  authorName: { label: 'Auteur' },
}

export const applicationMentionsText = {
  labels: { singular: 'Mention', plural: 'Mentions' },
  application: { label: 'Candidature' },
  note: { label: 'Note' },
  account: { label: 'Collègue' },
  askedBy: { label: 'Demandé par' },
}

export const opinionAnswerLabels = {
  favourable: 'Favorable',
  reserved: 'Réservé',
  unfavourable: 'Défavorable',
  declined: 'Ne se prononce pas',
} as const satisfies Record<OpinionAnswer, string>

export const sentenceErrors = {
  missing: 'Dites pourquoi, en une phrase.',
  tooLong: `Un avis ne dépasse pas ${MAX_OPINION_CHARACTERS} caractères.`,
} as const satisfies Record<SentenceProblem, string>

export const mentionErrors = {
  tooMany: `Une note s’adresse à ${MAX_MENTIONS} collègues au plus.`,
  unknown: 'Un des collègues mentionnés n’a plus de compte actif, ou c’est vous.',
  tooOften: (minutes: number) =>
    `Vous avez demandé beaucoup d’avis\u00A0: réessayez dans ${minutes > 1 ? `${minutes} minutes` : 'une minute'}. Sans mention, la note peut être ajoutée.`,
} as const

const LIST = new Intl.ListFormat('fr-FR')

export const toReadWords = {
  /** The chip above the list, the entry of the menu, the link of the start page. */
  label: 'À lire',
  inWords: (count: number) =>
    count === 1 ? 'Un collègue attend votre avis' : `${count} candidatures attendent votre avis`,
  asked: (names: string[]) =>
    names.length > 1
      ? `${LIST.format(names)} vous demandent votre avis.`
      : `${names[0] ?? 'Un collègue'} vous demande votre avis.`,
  give: 'Donner mon avis',
  done: 'Marquer comme lu',
  marking: 'Un instant…',
  isDone: 'Sortie de «\u00A0À lire\u00A0»',
  failed: 'La candidature reste dans «\u00A0À lire\u00A0». Réessayez.',
} as const

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
  byNobody: 'Compte supprimé',
} as const

export const mentionWords = {
  button: 'Mentionner un collègue',
  list: 'Collègues',
  offered: (count: number) =>
    count === 0
      ? ''
      : count === 1
        ? 'Un collègue proposé. Flèches pour choisir, Entrée pour mentionner.'
        : `${count} collègues proposés. Flèches pour choisir, Entrée pour mentionner.`,
} as const
