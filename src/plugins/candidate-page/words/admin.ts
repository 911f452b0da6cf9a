import type { ApplicationStatus } from '@/src/domain/submissions/applicationStatus'
import type { LINK_REVOKERS } from '../rules/candidatePage'
import { candidateWords } from './fr'

export const candidateLinksText = {
  labels: { singular: 'Lien de suivi', plural: 'Liens de suivi' },
  application: { label: 'Candidature' },
  eraseAt: { label: 'Effacement prévu le' },
  revokedAt: { label: 'Révoqué le' },
  revokedBy: { label: 'Révoqué par' },
  revokedByName: { label: 'Compte' },
} as const

export const linkRevokerLabels = {
  candidate: 'Destinataire de l’e-mail',
  staff: 'Équipe',
} as const satisfies Record<(typeof LINK_REVOKERS)[number], string>

const emptyFieldDescription = (text: string) =>
  `Laissé vide, le site écrit\u00A0: «\u00A0${text}\u00A0»`

export const candidatePageText = {
  label: 'Suivi des candidatures',
  description:
    'Ce que chaque candidat lit sur la page dont il reçoit le lien. Deux statuts peuvent avoir les mêmes mots. Une décision n’y paraît qu’après l’envoi de la réponse au candidat\u00A0: jusque-là, les mots précédents restent.',
  status: (label: string) => `Quand le statut est «\u00A0${label}\u00A0»`,
  words: (status: ApplicationStatus) => ({
    label: 'Le candidat lit',
    description: emptyFieldDescription(candidateWords.statuses[status].words),
  }),
  next: (status: ApplicationStatus) => ({
    label: 'La suite',
    description: emptyFieldDescription(candidateWords.statuses[status].next),
  }),
} as const

export const candidateLinkPanelWords = {
  title: 'Suivi par le candidat',
  shown: (words: string) => `Le candidat lit «\u00A0${words}\u00A0» sur sa page.`,
  withdrawn: (moment: string) =>
    `Le candidat a retiré sa candidature le ${moment}. Aucune réponse n’est due.`,
  erasureDue: (moment: string) =>
    `Le candidat a demandé l’effacement de sa candidature\u00A0: elle sera effacée le ${moment}, sauf s’il l’annule sur sa page.`,
  erasedOnRequest: 'À la demande du candidat',
  none: 'Aucun lien n’a encore été envoyé.',
  valid: (day: string) => `Le lien créé le ${day} est valable.`,
  revokedByStaff: (day: string, name: string | null) =>
    `Lien révoqué le ${day}${name ? ` par ${name}` : ''}.`,
  revokedByCandidate: (day: string) =>
    `Le ${day}, le destinataire a répondu «\u00A0Ce n’est pas moi\u00A0»\u00A0: l’adresse est sans doute fausse. Le lien est révoqué.`,
  send: 'Envoyer le lien',
  sendAgain: 'Renvoyer le lien',
  sent: 'Le lien part par e-mail',
  notSent: 'Le lien n’a pas pu être envoyé. Rechargez la page et réessayez.',
  revoke: 'Révoquer le lien',
  revoked: 'Lien révoqué\u00A0: il ne montre plus rien',
  notRevoked: 'Le lien n’a pas pu être révoqué. Rechargez la page et réessayez.',
  forbidden: 'Votre compte n’a pas le droit de gérer ce lien.',
  badInput: 'Cette demande est incomplète. Rechargez la page et réessayez.',
  gone: 'Cette candidature est anonyme ou effacée\u00A0: elle n’a plus de lien.',
  historyRevoked: {
    candidate: 'Lien de suivi révoqué par le destinataire («\u00A0Ce n’est pas moi\u00A0»)',
    staff: 'Lien de suivi révoqué',
  },
} as const
