import type { MailTestResult } from '@/src/domain/mails/mailTest'
import { deliveryFailureSentences } from './deliveryFailures'

export const auditText = {
  labels: { singular: 'Entrée du journal', plural: 'Journal d’activité' },
  description:
    'Qui a fait quoi, et quand. Le journal s’écrit tout seul, personne ne peut le modifier ni l’effacer\u00A0; chaque entrée disparaît au terme fixé dans «\u00A0Données personnelles\u00A0».',
  createdAt: 'Date',
  actorName: 'Qui',
  actorEmail: 'E-mail de la personne',
  actorId: 'Numéro du compte',
  action: 'Action',
  target: 'Rubrique',
  documentId: 'Numéro',
  subject: 'Objet',
  details: 'Précisions',
  address: 'Adresse réseau',
  /** The name shown for actions without a user. */
  theSite: 'Le site',
  /** The name shown for the server on which the site runs. */
  theServer: 'Le serveur lui-même',
  somebody: 'Une personne non identifiée',
  unknownAccount: 'Compte inconnu',
  seeEntry: 'Voir l’entrée',
  backToList: 'Revenir au journal',
  application: 'Candidature',
  applicationGone: 'Candidature effacée depuis',
} as const

const MAIL_STORED_AS_FILE_LABEL =
  'Pas envoyé\u00A0: gardé dans un dossier du serveur, faute de serveur d’envoi'

export const auditDetailTexts = {
  change: (before: string, after: string) => `${before} → ${after}`,
  fields: (labels: string[]) => labels.join(', '),
  sessions: (count: number) => (count > 1 ? `${count} sessions` : '1 session'),
  dispatches: (ids: number[]) => `Envoi${ids.length > 1 ? 's' : ''} n°\u00A0${ids.join(', ')}`,
  otherApplication: (id: number) => `Avec la candidature n°\u00A0${id}`,
  requestDeclined: 'Demande d’accès refusée',
  /** The result of a mail that could not be sent; a mail that was sent has no such text. */
  shownLink: 'Affiché pour être copié, non envoyé',
  mail: ({ delivered }: { delivered: boolean }) =>
    delivered ? undefined : MAIL_STORED_AS_FILE_LABEL,
  mailTest: (test: MailTestResult) =>
    test.state === 'refused'
      ? `${MAIL_TEST_LABELS.refused}. ${deliveryFailureSentences[test.kind]}`
      : MAIL_TEST_LABELS[test.state],
}

/** Labels of the results of a test mail. Audit entries store the label; old entries store the key instead. */
export const MAIL_TEST_LABELS = {
  sent: 'Envoyé',
  keptAsFile: MAIL_STORED_AS_FILE_LABEL,
  refused: 'Pas envoyé',
} as const satisfies Record<MailTestResult['state'], string>
