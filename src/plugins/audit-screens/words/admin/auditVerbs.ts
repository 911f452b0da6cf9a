import { auditDetailTexts } from '@/src/content/admin/audit'
import { jobOfferStatusTexts } from '@/src/content/admin/jobOfferStatusTexts'
import {
  applicationStatusLabels,
  messageStatusListLabels,
  messageStatusPageLabels,
} from '@/src/content/statusLabels'
import type { AuditAction, AuditTarget } from '@/src/domain/audit/audit'
import type { ShownAuditEntry } from './auditObjects'

/** The verbs; `{}` is the object. */
const VERB_BY_ACTION = {
  signedIn: 'a ouvert une session',
  signInFailed: 'n’a pas réussi à se connecter\u00A0: {}',
  signedOut: 'a fermé sa session',
  passwordLinkSent: 'a fait envoyer un lien de mot de passe à {}',
  passwordChanged: 'a changé le mot de passe de {}',
  secondFactorOn: 'a activé la double authentification de {}',
  secondFactorOff: 'a désactivé la double authentification de {}',
  secondFactorReset: 'a réinitialisé la double authentification de {}',
  recoveryCodesDrawn: 'a tiré de nouveaux codes de secours',
  recoveryCodeUsed: 'a utilisé un code de secours',
  sessionsEnded: 'a fermé des sessions de {}',
  accountOpened: 'a accepté son invitation',
  userInvited: 'a invité {}',
  userCreated: 'a créé le compte de {}',
  userChanged: 'a modifié le compte de {}',
  roleChanged: 'a changé le rôle de {}',
  userSuspended: 'a suspendu le compte de {}',
  userReopened: 'a réactivé le compte de {}',
  accessRequested: 'a demandé un accès\u00A0: {}',
  statusChanged: 'a changé le statut de {}',
  published: 'a mis en ligne {}',
  planned: 'a programmé un changement de {}',
  calledOff: 'a renoncé à un changement programmé de {}',
  planApplied: 'a fait le changement programmé de {}',
  trashed: 'a mis {} à la corbeille',
  restored: 'a sorti {} de la corbeille',
  spamMarked: 'a mis {} parmi les candidatures indésirables',
  spamUnmarked: 'a remis {} parmi les candidatures',
  linked: 'a relié {} à une autre candidature',
  unlinked: 'a délié {} d’une autre candidature',
  deleted: 'a supprimé {} définitivement',
  exported: 'a exporté {}',
  filePrepared: 'a reçu d’avance {}',
  fileRead: 'a consulté {}',
  fileDownloaded: 'a téléchargé {}',
  replied: 'a répondu à {}',
  answerTakenBack: 'a repris la réponse à {} avant qu’elle ne parte',
  settingsChanged: 'a modifié {}',
  testMailSent: 'a envoyé un e-mail de test',
  deliveryRetried: 'a relancé des envois',
  deliveryConfirmed: 'a constaté qu’une réponse était partie',
  retentionApplied: 'a appliqué les durées de conservation',
  personExported: 'a exporté les données d’une personne',
  personErased: 'a effacé les données d’une personne',
  tokenCreated: 'a créé {}',
  visitsStruckOut: 'a écarté des statistiques\u00A0: {}',
  visitsTakenBack: 'a remis dans les statistiques\u00A0: {}',
  candidateLinkSent: 'a envoyé son lien de suivi à {}',
  candidateLinkRevoked: 'a révoqué le lien de suivi de {}',
  keepConsentRequested: 'a demandé l’accord de conservation de {}',
  keepConsentWithdrawn: 'a retiré l’accord de conservation de {}',
  sealedRecordsRead: 'a consulté des archives scellées',
} as const satisfies Record<AuditAction, string>

/** The verbs for an action on the actor's own account. */
const OWN_ACCOUNT_VERBS: Partial<Record<AuditAction, string>> = {
  passwordLinkSent: 'a demandé un lien de mot de passe',
  passwordChanged: 'a changé son mot de passe',
  secondFactorOn: 'a activé sa double authentification',
  secondFactorOff: 'a désactivé sa double authentification',
  sessionsEnded: 'a fermé ses autres sessions',
  userChanged: 'a modifié son compte',
}

/** The verb for the change to a status, by document type. */
const STATUS_CHANGE_VERBS: Partial<Record<AuditTarget, Record<string, string>>> = {
  'job-applications': {
    [applicationStatusLabels.pending]: 'a remis {} en attente',
    [applicationStatusLabels.reviewed]: 'a marqué {} comme examiné',
    [applicationStatusLabels.accepted]: 'a accepté {}',
    [applicationStatusLabels.rejected]: 'a refusé {}',
  },
  'job-offers': {
    [jobOfferStatusTexts.active]: 'a activé {}',
    [jobOfferStatusTexts.inactive]: 'a désactivé {}',
  },
  'contact-messages': {
    [messageStatusListLabels.new]: 'a marqué {} comme non lu',
    [messageStatusListLabels.read]: 'a marqué {} comme traité',
    [messageStatusPageLabels.read]: 'a marqué {} comme lu',
    [messageStatusListLabels.replied]: 'a marqué {} comme répondu',
  },
}

/** Verbs that depend on the details of the entry. */
const VERBS_BY_DETAILS: Partial<Record<AuditAction, Record<string, string>>> = {
  replied: { [auditDetailTexts.draftReply]: 'a gardé en brouillon une réponse à {}' },
  passwordLinkSent: { [auditDetailTexts.shownLink]: 'a affiché un lien de mot de passe pour {}' },
}

/** @returns the verb, and whether it already contains the details */
export function auditVerb({ action, details, isOwn, target }: ShownAuditEntry) {
  const telling =
    action === 'statusChanged' && target
      ? STATUS_CHANGE_VERBS[target]?.[details?.split(' → ').at(-1) ?? '']
      : VERBS_BY_DETAILS[action]?.[details ?? '']
  const verb =
    telling ??
    (isOwn ? OWN_ACCOUNT_VERBS[action] : undefined) ??
    auditVerbWithoutDetails(action, target)
  return { verb, tellsDetails: telling !== undefined }
}

// The details are omitted: one re-sent reply already names its recipient, several name none.
const auditVerbWithoutDetails = (action: AuditAction, target: AuditTarget | null) =>
  action === 'deliveryRetried' && target ? 'a fait partir la réponse à {}' : VERB_BY_ACTION[action]
