import type { AuditAction, AuditTarget } from '@/src/domain/audit/audit'
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

export const auditActionLabels = {
  signedIn: 'Connexion',
  signInFailed: 'Connexion refusée',
  signedOut: 'Déconnexion',
  passwordLinkSent: 'Lien de mot de passe',
  passwordChanged: 'Mot de passe changé',
  secondFactorOn: 'Double authentification activée',
  secondFactorOff: 'Double authentification désactivée',
  secondFactorReset: 'Double authentification réinitialisée',
  recoveryCodesDrawn: 'Nouveaux codes de secours',
  recoveryCodeUsed: 'Code de secours utilisé',
  sessionsEnded: 'Sessions fermées',
  accountOpened: 'Invitation acceptée',
  userInvited: 'Invitation',
  userCreated: 'Compte créé',
  userChanged: 'Compte modifié',
  roleChanged: 'Rôle changé',
  userSuspended: 'Compte suspendu',
  userReopened: 'Compte réactivé',
  accessRequested: 'Accès demandé',
  statusChanged: 'Statut changé',
  published: 'Mise en ligne',
  planned: 'Changement programmé',
  calledOff: 'Changement programmé, puis abandonné',
  planApplied: 'Changement programmé fait',
  trashed: 'Mise à la corbeille',
  restored: 'Restauration',
  spamMarked: 'Marquée pas sérieuse',
  spamUnmarked: 'Remise parmi les candidatures',
  linked: 'Candidatures reliées',
  unlinked: 'Candidatures déliées',
  deleted: 'Suppression définitive',
  exported: 'Export CSV',
  filePrepared: 'Fichier préparé d’avance',
  fileRead: 'Fichier consulté',
  fileDownloaded: 'Fichier téléchargé',
  replied: 'Réponse',
  answerTakenBack: 'Réponse reprise avant son départ',
  settingsChanged: 'Réglages modifiés',
  testMailSent: 'E-mail de test',
  deliveryRetried: 'Envoi relancé',
  deliveryConfirmed: 'Envoi constaté',
  retentionApplied: 'Durées de conservation appliquées',
  personExported: 'Données d’une personne exportées',
  personErased: 'Données d’une personne effacées',
  tokenCreated: 'Jeton de lecture créé',
  visitsStruckOut: 'Visites écartées des chiffres',
  visitsTakenBack: 'Visites comptées de nouveau',
  candidateLinkSent: 'Lien de suivi envoyé',
  candidateLinkRevoked: 'Lien de suivi révoqué',
  keepConsentRequested: 'Accord de conservation demandé',
  keepConsentWithdrawn: 'Accord de conservation retiré',
  sealedRecordsRead: 'Archives scellées consultées',
} as const satisfies Record<AuditAction, string>

export const auditTargetLabels = {
  'job-offers': 'Offre d’emploi',
  'job-applications': 'Candidature',
  'application-notes': 'Note interne',
  'candidate-files': 'Fichier de candidat',
  'answer-templates': 'Modèle de réponse',
  'contact-messages': 'Message',
  'expertise-pages': 'Expertise',
  'sector-pages': 'Secteur',
  'value-pages': 'Page de valeurs',
  offices: 'Bureau',
  testimonials: 'Témoignage',
  'team-members': 'Membre de l’équipe',
  media: 'Image',
  users: 'Utilisateur',
  'day-marks': 'Repère des statistiques',
  'home-page': 'Accueil',
  'adn-hub': 'Notre ADN',
  'job-list-page': 'Nos offres',
  'legal-notice': 'Mentions légales',
  'website-settings': 'Réglages du site',
  'hero-settings': 'Bannière d’accueil',
  'navigation-settings': 'Navigation',
  'email-settings': 'E-mails',
  'data-retention': 'Données personnelles',
  'statistics-tokens': 'Jeton de lecture',
  'visit-exclusions': 'Visites écartées',
  'offer-criteria': 'Critère des offres',
  'candidate-page': 'Suivi des candidatures',
  'recruitment-process': 'Étapes du recrutement',
} as const satisfies Record<AuditTarget, string>

const MAIL_STORED_AS_FILE_LABEL =
  'Pas envoyé\u00A0: gardé dans un dossier du serveur, faute de serveur d’envoi'

export const auditDetailTexts = {
  change: (before: string, after: string) => `${before} → ${after}`,
  fields: (labels: string[]) => labels.join(', '),
  sessions: (count: number) => (count > 1 ? `${count} sessions` : '1 session'),
  dispatches: (ids: number[]) => `Envoi${ids.length > 1 ? 's' : ''} n°\u00A0${ids.join(', ')}`,
  otherApplication: (id: number) => `Avec la candidature n°\u00A0${id}`,
  requestDeclined: 'Demande d’accès refusée',
  draftReply: 'Gardée en brouillon, non envoyée',
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
