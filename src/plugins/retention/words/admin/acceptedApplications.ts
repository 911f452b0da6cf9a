import { formatDay, type IsoDay } from '@/src/domain/text/frenchDate'
import {
  ACCEPTED_REVIEW_MONTHS,
  EXTENSION_REASON_CHARACTERS,
  type RetentionExtension,
} from '@/src/plugins/retention/rules/acceptedApplications'
import { formatMonths } from '../fr'

const numberFormat = new Intl.NumberFormat('fr-FR')
const reasonLength = `${EXTENSION_REASON_CHARACTERS.least} à ${EXTENSION_REASON_CHARACTERS.most} caractères`

export const retentionExtensionsText = {
  labels: { singular: 'Conservation prolongée', plural: 'Conservations prolongées' },
  fields: { application: 'Candidature', reason: 'Motif', byName: 'Par' },
} as const

export const acceptedApplicationsPage = {
  tab: 'Candidatures acceptées',
  explanation: `Une candidature acceptée n’est jamais effacée d’elle-même. ${ACCEPTED_REVIEW_MONTHS} mois après l’acceptation, gardez-la en disant pourquoi, ou supprimez-la. Un changement de statut annule la décision de la garder.`,
  waiting: 'À garder ou à supprimer',
  extended: 'Conservées',
  noneWaiting: 'Aucune candidature n’attend de décision.',
  noneExtended: 'Aucune candidature n’est conservée au-delà de cette durée.',
  onlyOldest: (shown: number, total: number) =>
    `Les ${shown} plus anciennes sur ${numberFormat.format(total)}.`,
  offer: 'Offre',
  acceptedOn: 'Acceptée le',
  reason: 'Motif',
  extendedOn: 'Décision',
  decision: ({ byName, on }: RetentionExtension) =>
    `${formatDay(on)}${byName === null ? '' : `, ${byName}`}`,
  extend: 'Conserver',
  remove: 'Supprimer',
  extendTitle: 'Conserver la candidature',
  reasonHelp: `De ${reasonLength}. L’équipe le lit sur la page de la candidature\u00A0; la personne le reçoit si elle demande ses données.`,
  reasonProblem: `Tapez un motif de ${reasonLength}.`,
  cancel: 'Annuler',
  extending: 'Enregistrement…',
  extendDone: 'La candidature est conservée.',
  removeTitle: 'Supprimer définitivement la candidature',
  removeMeaning:
    'Ses fichiers, notes et réponses sont supprimés avec elle. Il en reste une archive scellée, si les durées en prévoient une.',
  removing: 'Suppression…',
  removeDone: 'La candidature est supprimée.',
  changed: {
    deleted: 'Cette candidature n’existe plus\u00A0: elle a été supprimée entre-temps.',
    left: 'Cette candidature a changé entre-temps\u00A0: elle n’est plus dans cette liste, ou la décision de la garder ne vaut plus.',
    extended:
      'Quelqu’un a décidé entre-temps de conserver cette candidature\u00A0: son motif est dans la liste.',
  },
  badInput: `Donnez un motif de ${reasonLength}.`,
  forbidden: 'Seuls les Super Administrateurs décident des candidatures acceptées.',
  failed: 'La décision n’a pas été enregistrée. Vérifiez votre connexion et réessayez.',
} as const

/** The link of the dashboard. */
export const waitingAcceptedSentence = (count: number) =>
  count > 1
    ? `${numberFormat.format(count)} candidatures acceptées à garder ou à supprimer`
    : '1 candidature acceptée à garder ou à supprimer'

/** On the page of an accepted application. */
export const acceptedRetentionSentences = {
  beforeReview: (acceptedOn: IsoDay, reviewDay: IsoDay) =>
    `Acceptation du ${formatDay(acceptedOn)}. À partir du ${formatDay(reviewDay)} (${formatMonths(ACCEPTED_REVIEW_MONTHS)} après), un Super Administrateur la garde en disant pourquoi, ou la supprime.`,
  waiting: (acceptedOn: IsoDay, reviewDay: IsoDay) =>
    `Acceptation du ${formatDay(acceptedOn)}. Depuis le ${formatDay(reviewDay)}, elle attend qu’un Super Administrateur la garde en disant pourquoi, ou la supprime.`,
  extended: (acceptedOn: IsoDay, { byName, on, reason }: RetentionExtension) =>
    `Acceptation du ${formatDay(acceptedOn)}. Conservée depuis le ${formatDay(on)}${byName === null ? '' : ` par ${byName}`}\u00A0: «\u00A0${reason}\u00A0».`,
} as const
