import type { PlaceholderKey, ReplyTemplateKind } from '@/src/plugins/answers/rules/replyTemplate'

export const replyTemplatesText = {
  labels: { singular: 'Modèle de réponse', plural: 'Modèles de réponse' },
  description:
    'Les réponses aux candidats, dans chaque langue. Rien ne part d’ici\u00A0: un modèle est proposé sur la page d’une candidature, relu, puis envoyé par une personne.',
  title: { label: 'Nom du modèle', description: 'Vu par l’équipe seulement.' },
  kind: { label: 'Ce qu’il dit' },
  subject: { label: 'Objet' },
  body: { label: 'Texte' },
  preview: { label: 'Aperçu' },
} as const

export const templateKindLabels = {
  refusal: 'Refus',
  refusalAfterInterview: 'Refus après un entretien',
  invitation: 'Invitation à un entretien',
  missingDocument: 'Pièce manquante',
  keptForLater: 'Gardée pour plus tard',
  offerProposal: 'Proposition d’une offre',
} as const satisfies Record<ReplyTemplateKind, string>

export const placeholderLabels = {
  candidate: 'le nom du candidat',
  firstName:
    'le prénom du candidat, ou son nom complet quand le prénom n’est pas sûr\u00A0: à relire avant l’envoi',
  application:
    '«\u00A0votre candidature au poste…\u00A0» ou «\u00A0votre candidature spontanée\u00A0»',
  offer: 'le titre de l’offre',
  company: 'le nom de l’entreprise',
  author: 'le nom de la personne qui envoie',
  proposedOffer: 'le titre de l’offre proposée, dans une proposition seulement',
  offerLink: 'l’adresse de la page de l’offre proposée, dans une proposition seulement',
  toComplete: 'à écrire à la main avant l’envoi',
} as const satisfies Record<PlaceholderKey, string>

/** Placeholders as they are written in a template. */
export const formatPlaceholders = (names: readonly string[]) =>
  names.map((name) => `{{${name}}}`).join(', ')

export const templateErrors = {
  unknownPlaces: (names: readonly string[]) =>
    names.length > 1
      ? `Ces repères n’existent pas\u00A0: ${formatPlaceholders(names)}. Choisissez parmi ceux de la liste.`
      : `Ce repère n’existe pas\u00A0: ${formatPlaceholders(names)}. Choisissez parmi ceux de la liste.`,
  empty: 'Écrivez ce texte.',
} as const

export const templateWords = {
  placesTitle: 'Repères',
  places: 'Écrits tels quels dans l’objet ou le texte, ils sont remplacés à l’envoi.',
  with: 'Avec la candidature de',
  noApplication: 'Aucune candidature pour l’instant\u00A0: l’aperçu montrera les repères.',
  open: (names: readonly string[]) =>
    `Rien ne partira tant qu’il reste\u00A0: ${formatPlaceholders(names)}.`,
  test: 'M’envoyer un test',
  testing: 'Envoi…',
  tested: (address: string) => `Test envoyé à ${address}`,
  testKept: 'Aucun serveur d’envoi n’est réglé\u00A0: le test n’est pas parti.',
  testFailed: 'Le test n’a pas pu partir. Réessayez.',
} as const
