import type { AuditAction, AuditTarget } from '@/src/domain/audit'

export const auditText = {
  labels: { singular: 'Entrée du journal', plural: 'Journal d’activité' },
  description:
    'Qui a fait quoi, et quand. Le journal s’écrit tout seul, personne ne peut le modifier ni l’effacer\u00A0; chaque entrée disparaît après un an.',
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
  /** Where no person did it. */
  theSite: 'Le site',
  somebody: 'Une personne non identifiée',
  unknownAccount: 'Compte inconnu',
  noDetails: '–',
  seeEntry: 'Voir l’entrée',
  backToList: 'Revenir au journal',
} as const

export const auditActionLabels = {
  signedIn: 'Connexion',
  signInFailed: 'Connexion refusée',
  signedOut: 'Déconnexion',
  passwordLinkSent: 'Lien de mot de passe envoyé',
  passwordChanged: 'Mot de passe changé',
  accountOpened: 'Invitation acceptée',
  userInvited: 'Invitation',
  userCreated: 'Compte créé',
  userChanged: 'Compte modifié',
  roleChanged: 'Rôle changé',
  userSuspended: 'Compte suspendu',
  userReopened: 'Compte réactivé',
  accessRequested: 'Accès demandé',
  statusChanged: 'Statut changé',
  trashed: 'Mise à la corbeille',
  restored: 'Restauration',
  deleted: 'Suppression définitive',
  exported: 'Export CSV',
  fileRead: 'Fichier consulté',
  fileDownloaded: 'Fichier téléchargé',
  replied: 'Réponse envoyée',
  settingsChanged: 'Réglages modifiés',
  testMailSent: 'E-mail de test envoyé',
  deliveryRetried: 'Envoi relancé',
} as const satisfies Record<AuditAction, string>

export const auditTargetLabels = {
  'job-offers': 'Offre d’emploi',
  'job-applications': 'Candidature',
  'application-notes': 'Note interne',
  'candidate-files': 'Fichier de candidat',
  'contact-messages': 'Message',
  'expertise-pages': 'Expertise',
  'sector-pages': 'Secteur',
  'value-pages': 'Page de valeurs',
  offices: 'Bureau',
  testimonials: 'Témoignage',
  'team-members': 'Membre de l’équipe',
  media: 'Image',
  users: 'Utilisateur',
  'website-settings': 'Réglages du site',
  'hero-settings': 'Bannière d’accueil',
  'navigation-settings': 'Navigation',
  'email-settings': 'E-mails',
} as const satisfies Record<AuditTarget, string>

export const auditDetails = {
  change: (before: string, after: string) => `${before} → ${after}`,
  fields: (labels: string[]) => labels.join(', '),
}
