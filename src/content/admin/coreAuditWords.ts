import { auditDetailTexts } from '@/src/content/admin/audit'
import { jobOfferStatusTexts } from '@/src/content/admin/jobOfferStatusTexts'
import {
  applicationStatusLabels,
  messageStatusListLabels,
  messageStatusPageLabels,
} from '@/src/content/statusLabels'
import type { AuditWords } from './auditWords'

/** The words for the actions and documents of the core, and for those that several plugins use. */
export const coreAuditWords = {
  actions: {
    signedIn: { label: 'Connexion', verb: 'a ouvert une session' },
    signInFailed: {
      label: 'Connexion refusée',
      verb: 'n’a pas réussi à se connecter\u00A0: {}',
      isHighlighted: true,
      isByVisitor: true,
    },
    signedOut: { label: 'Déconnexion', verb: 'a fermé sa session' },
    passwordLinkSent: {
      label: 'Lien de mot de passe',
      verb: 'a fait envoyer un lien de mot de passe à {}',
      ownAccountVerb: 'a demandé un lien de mot de passe',
      verbsByDetails: { [auditDetailTexts.shownLink]: 'a affiché un lien de mot de passe pour {}' },
      isByVisitor: true,
    },
    passwordChanged: {
      label: 'Mot de passe changé',
      verb: 'a changé le mot de passe de {}',
      ownAccountVerb: 'a changé son mot de passe',
    },
    accountOpened: { label: 'Invitation acceptée', verb: 'a accepté son invitation' },
    userInvited: { label: 'Invitation', verb: 'a invité {}' },
    userCreated: { label: 'Compte créé', verb: 'a créé le compte de {}' },
    userChanged: {
      label: 'Compte modifié',
      verb: 'a modifié le compte de {}',
      ownAccountVerb: 'a modifié son compte',
    },
    roleChanged: {
      label: 'Rôle changé',
      verb: 'a changé le rôle de {}',
      isHighlighted: true,
    },
    userSuspended: { label: 'Compte suspendu', verb: 'a suspendu le compte de {}' },
    userReopened: { label: 'Compte réactivé', verb: 'a réactivé le compte de {}' },
    statusChanged: { label: 'Statut changé', verb: 'a changé le statut de {}' },
    published: { label: 'Mise en ligne', verb: 'a mis en ligne {}' },
    trashed: { label: 'Mise à la corbeille', verb: 'a mis {} à la corbeille' },
    restored: { label: 'Restauration', verb: 'a sorti {} de la corbeille' },
    spamMarked: {
      label: 'Marquée pas sérieuse',
      verb: 'a mis {} parmi les candidatures indésirables',
    },
    spamUnmarked: {
      label: 'Remise parmi les candidatures',
      verb: 'a remis {} parmi les candidatures',
    },
    deleted: {
      label: 'Suppression définitive',
      verb: 'a supprimé {} définitivement',
      isHighlighted: true,
    },
    exported: {
      label: 'Export CSV',
      verb: 'a exporté {}',
      isHighlighted: true,
    },
    filePrepared: { label: 'Fichier préparé d’avance', verb: 'a reçu d’avance {}' },
    fileRead: { label: 'Fichier consulté', verb: 'a consulté {}' },
    fileDownloaded: { label: 'Fichier téléchargé', verb: 'a téléchargé {}' },
    replied: { label: 'Réponse', verb: 'a répondu à {}' },
    answerTakenBack: {
      label: 'Réponse reprise avant son départ',
      verb: 'a repris la réponse à {} avant qu’elle ne parte',
    },
    settingsChanged: { label: 'Réglages modifiés', verb: 'a modifié {}' },
    testMailSent: { label: 'E-mail de test', verb: 'a envoyé un e-mail de test' },
    deliveryRetried: {
      label: 'Envoi relancé',
      verb: 'a relancé des envois',
      documentVerb: 'a fait partir la réponse à {}',
    },
  },
  targets: {
    'job-offers': {
      label: 'Offre d’emploi',
      listName: 'les offres d’emploi',
      formatTitle: (title) => `l’offre «\u00A0${title}\u00A0»`,
      statusVerbs: {
        [jobOfferStatusTexts.active]: 'a activé {}',
        [jobOfferStatusTexts.inactive]: 'a désactivé {}',
      },
    },
    'job-applications': {
      label: 'Candidature',
      listName: 'les candidatures',
      formatPerson: (name) => name,
      formatErased: (number) => `la candidature n°\u00A0${number} (effacée depuis)`,
      statusVerbs: {
        [applicationStatusLabels.pending]: 'a remis {} en attente',
        [applicationStatusLabels.reviewed]: 'a marqué {} comme examiné',
        [applicationStatusLabels.accepted]: 'a accepté {}',
        [applicationStatusLabels.rejected]: 'a refusé {}',
      },
    },
    'candidate-files': {
      label: 'Fichier de candidat',
      formatErased: (number) => `le fichier n°\u00A0${number} d’une candidature effacée depuis`,
    },
    'contact-messages': {
      label: 'Message',
      listName: 'les messages',
      formatPerson: (name) => `le message de ${name}`,
      formatErased: (number) => `le message n°\u00A0${number} (effacé depuis)`,
      statusVerbs: {
        [messageStatusListLabels.new]: 'a marqué {} comme non lu',
        [messageStatusListLabels.read]: 'a marqué {} comme traité',
        [messageStatusPageLabels.read]: 'a marqué {} comme lu',
        [messageStatusListLabels.replied]: 'a marqué {} comme répondu',
      },
    },
    'expertise-pages': {
      label: 'Expertise',
      formatTitle: (title) => `l’expertise «\u00A0${title}\u00A0»`,
    },
    'sector-pages': {
      label: 'Secteur',
      formatTitle: (title) => `le secteur «\u00A0${title}\u00A0»`,
    },
    'value-pages': {
      label: 'Page de valeurs',
      formatTitle: (title) => `la page «\u00A0${title}\u00A0»`,
    },
    offices: { label: 'Bureau', formatTitle: (title) => `l’agence «\u00A0${title}\u00A0»` },
    testimonials: { label: 'Témoignage', formatTitle: (title) => `le témoignage de ${title}` },
    'team-members': {
      label: 'Membre de l’équipe',
      formatTitle: (title) => `le portrait de ${title}`,
    },
    media: { label: 'Image', formatTitle: (title) => `l’image «\u00A0${title}\u00A0»` },
    users: {
      label: 'Utilisateur',
      formatPerson: (name) => name,
      formatErased: (number) => `le compte n°\u00A0${number}`,
    },
    'home-page': { label: 'Accueil', settingsName: 'la page d’accueil' },
    'adn-hub': { label: 'Notre ADN', settingsName: 'la page «\u00A0Notre ADN\u00A0»' },
    'job-list-page': { label: 'Nos offres', settingsName: 'la page «\u00A0Nos offres\u00A0»' },
    'legal-notice': { label: 'Mentions légales', settingsName: 'les mentions légales' },
    'website-settings': { label: 'Réglages du site', settingsName: 'les réglages du site' },
    'hero-settings': { label: 'Bannière d’accueil', settingsName: 'la bannière d’accueil' },
    'navigation-settings': { label: 'Navigation', settingsName: 'la navigation' },
    'email-settings': { label: 'E-mails', settingsName: 'les réglages des e-mails' },
    'offer-criteria': { label: 'Critère des offres' },
  },
} as const satisfies AuditWords
