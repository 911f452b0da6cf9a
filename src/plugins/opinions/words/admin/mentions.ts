import { MAX_MENTIONS_PER_NOTE } from '@/src/plugins/opinions/rules/colleagueMention'

export const applicationMentionsText = {
  labels: { singular: 'Mention', plural: 'Mentions' },
  application: { label: 'Candidature' },
  note: { label: 'Note' },
  account: { label: 'Collègue' },
  askedBy: { label: 'Demandé par' },
}

/** Words for the field of a note with the colleagues that it mentions. */
export const mentionsText = { label: 'Collègues mentionnés' }

export const mentionErrors = {
  tooMany: `Une note s’adresse à ${MAX_MENTIONS_PER_NOTE} collègues au plus.`,
  unknown: 'Un des collègues mentionnés n’a plus de compte actif, ou c’est vous.',
  tooOften: (minutes: number) =>
    `Vous avez demandé beaucoup d’avis\u00A0: réessayez dans ${minutes > 1 ? `${minutes} minutes` : 'une minute'}. Sans mention, la note peut être ajoutée.`,
} as const

const LIST_FORMAT = new Intl.ListFormat('fr-FR')

export const requestedOpinionWords = {
  /** Words for the filter above the list, the menu entry, and the link on the dashboard. */
  label: 'À lire',
  inWords: (count: number) =>
    count === 1 ? 'Un collègue attend votre avis' : `${count} candidatures attendent votre avis`,
  asked: (names: string[]) =>
    names.length > 1
      ? `${LIST_FORMAT.format(names)} vous demandent votre avis.`
      : `${names[0] ?? 'Un collègue'} vous demande votre avis.`,
  give: 'Donner mon avis',
  done: 'Marquer comme lu',
  marking: 'Un instant…',
  isDone: 'Sortie de «\u00A0À lire\u00A0»',
  failed: 'La candidature reste dans «\u00A0À lire\u00A0». Réessayez.',
} as const

export const mentionWords = {
  placeholder: 'Une question, la suite à donner… @ pour demander l’avis d’un collègue',
  addedAndAsked: 'Note ajoutée, avis demandé',
  button: 'Mentionner un collègue',
  list: 'Collègues',
  offered: (count: number) =>
    count === 0
      ? ''
      : count === 1
        ? 'Un collègue proposé. Flèches pour choisir, Entrée pour mentionner.'
        : `${count} collègues proposés. Flèches pour choisir, Entrée pour mentionner.`,
} as const
