import { auditDetails } from '@/src/content/admin/audit'
import { jobOfferStatus } from '@/src/content/admin/jobOfferStatus'
import {
  applicationStatusLabels,
  messageStatusDetailLabels,
  messageStatusListLabels,
} from '@/src/content/statusLabels'
import type { AuditAction, AuditName, AuditTarget } from '@/src/domain/audit/audit'
import type { CandidateFilePlace } from '@/src/domain/submissions/applicationHistory'

/** What somebody did, `{}` being to whom or to what. */
const VERBS = {
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
} as const satisfies Record<AuditAction, string>

/** The same, done to one’s own account. */
const OWN_VERBS: Partial<Record<AuditAction, string>> = {
  passwordLinkSent: 'a demandé un lien de mot de passe',
  passwordChanged: 'a changé son mot de passe',
  secondFactorOn: 'a activé sa double authentification',
  secondFactorOff: 'a désactivé sa double authentification',
  sessionsEnded: 'a fermé ses autres sessions',
  userChanged: 'a modifié son compte',
}

/** What a change to this status is called, by what it is a status of. */
const DECISIONS: Partial<Record<AuditTarget, Record<string, string>>> = {
  'job-applications': {
    [applicationStatusLabels.pending]: 'a remis {} en attente',
    [applicationStatusLabels.reviewed]: 'a marqué {} comme examiné',
    [applicationStatusLabels.accepted]: 'a accepté {}',
    [applicationStatusLabels.rejected]: 'a refusé {}',
  },
  'job-offers': {
    [jobOfferStatus.active]: 'a activé {}',
    [jobOfferStatus.inactive]: 'a désactivé {}',
  },
  'contact-messages': {
    [messageStatusListLabels.new]: 'a marqué {} comme non lu',
    [messageStatusListLabels.read]: 'a marqué {} comme traité',
    [messageStatusDetailLabels.read]: 'a marqué {} comme lu',
    [messageStatusListLabels.replied]: 'a marqué {} comme répondu',
  },
}

/** What was done otherwise than usual, by the details that say so. */
const TOLD_BY_DETAILS: Partial<Record<AuditAction, Record<string, string>>> = {
  replied: { [auditDetails.draftReply]: 'a gardé en brouillon une réponse à {}' },
  passwordLinkSent: { [auditDetails.shownLink]: 'a affiché un lien de mot de passe pour {}' },
}

/** Whole lists, as they are exported. */
const LISTS: Partial<Record<AuditTarget, string>> = {
  'job-offers': 'les offres d’emploi',
  'job-applications': 'les candidatures',
  'contact-messages': 'les messages',
}

/** One of a kind, by its title. */
const TITLED: Partial<Record<AuditTarget, (title: string) => string>> = {
  'job-offers': (title) => `l’offre «\u00A0${title}\u00A0»`,
  'expertise-pages': (title) => `l’expertise «\u00A0${title}\u00A0»`,
  'sector-pages': (title) => `le secteur «\u00A0${title}\u00A0»`,
  'value-pages': (title) => `la page «\u00A0${title}\u00A0»`,
  offices: (title) => `l’agence «\u00A0${title}\u00A0»`,
  testimonials: (title) => `le témoignage de ${title}`,
  'team-members': (title) => `le portrait de ${title}`,
  media: (title) => `l’image «\u00A0${title}\u00A0»`,
  'statistics-tokens': (title) => `le jeton de lecture «\u00A0${title}\u00A0»`,
  'day-marks': (title) => `le repère «\u00A0${title}\u00A0»`,
}

/** Settings and pages of which there is one each. */
const SETTINGS: Partial<Record<AuditTarget, string>> = {
  'home-page': 'la page d’accueil',
  'adn-hub': 'la page «\u00A0Notre ADN\u00A0»',
  'job-list-page': 'la page «\u00A0Nos offres\u00A0»',
  'legal-notice': 'les mentions légales',
  'website-settings': 'les réglages du site',
  'hero-settings': 'la bannière d’accueil',
  'navigation-settings': 'la navigation',
  'email-settings': 'les réglages des e-mails',
  'data-retention': 'les durées de conservation',
}

/** Who wrote to the firm, by the name of today; by the number alone once that is erased. */
const NAMED: Partial<Record<AuditTarget, (name: string) => string>> = {
  'job-applications': (name) => name,
  'application-notes': (name) => `une note sur ${name}`,
  'contact-messages': (name) => `le message de ${name}`,
  users: (name) => name,
}
const NAMELESS: Partial<Record<AuditTarget, (number: string) => string>> = {
  'job-applications': (number) => `la candidature n°\u00A0${number}, effacée depuis`,
  'application-notes': (number) => `la note n°\u00A0${number}`,
  'candidate-files': (number) => `le fichier n°\u00A0${number} d’une candidature effacée depuis`,
  'contact-messages': (number) => `le message n°\u00A0${number}, effacé depuis`,
  users: (number) => `le compte n°\u00A0${number}`,
}
const FILES = {
  cv: (name: string) => `le CV de ${name}`,
  coverLetterFile: (name: string) => `la lettre de ${name}`,
} as const satisfies Record<CandidateFilePlace, (name: string) => string>

type Told = {
  action: AuditAction
  target: AuditTarget | null
  subject: string | null
  details: string | null
  documentId: string | null
  isOwn: boolean
}
/** A sentence in three parts, whose middle can be a link; the details that it does not tell already. */
export type AuditSentence = {
  before: string
  object: string
  after: string
  details: string | null
}

/** What was done, after the name of who did it. */
export function auditSentence(entry: Told, known: AuditName | undefined): AuditSentence {
  const { action, details, isOwn, target } = entry
  const special =
    action === 'statusChanged' && target
      ? decisionOf(target, details)
      : TOLD_BY_DETAILS[action]?.[details ?? '']
  const verb = special ?? (isOwn ? OWN_VERBS[action] : undefined) ?? plainVerb(action, target)
  const [before = '', after] = verb.split('{}')
  const rest = special ? null : details
  if (after === undefined) return { before, object: '', after: '', details: rest }
  return { ...joined(before, objectOf(entry, known)), after, details: rest }
}

// One letter is named by whom it is for, several by nothing.
const plainVerb = (action: AuditAction, target: AuditTarget | null) =>
  action === 'deliveryRetried' && target ? 'a fait partir la réponse à {}' : VERBS[action]

const decisionOf = (target: AuditTarget, details: string | null) =>
  DECISIONS[target]?.[details?.split(' → ').at(-1) ?? '']

function objectOf({ action, documentId, subject, target }: Told, known: AuditName | undefined) {
  const title = subject ?? ''
  if (action === 'exported') return (target && LISTS[target]) ?? figuresOf(title)
  if (!target) return title
  if (known?.file) return FILES[known.file](known.name)
  // What a stranger's thing was called stands in no entry, what a colleague's was does.
  const isNumbered = title === '' || /^n° /.test(title)
  const name = known?.name ?? (isNumbered || target !== 'users' ? undefined : title)
  if (name) return (NAMED[target] ?? TITLED[target])?.(name) ?? name
  return (
    SETTINGS[target] ??
    (isNumbered ? undefined : TITLED[target]?.(title)) ??
    NAMELESS[target]?.(documentId ?? '') ??
    title
  )
}

const figuresOf = (title: string) => `les ${title.charAt(0).toLowerCase()}${title.slice(1)}`

// « de » and « à » become one with the article that follows, or lose their vowel.
function joined(before: string, object: string) {
  const article = /^(le|les) /.exec(object)?.[1]
  if (article && before.endsWith(' de ')) {
    const short = article === 'le' ? 'du ' : 'des '
    return { before: before.slice(0, -3) + short, object: object.slice(article.length + 1) }
  }
  if (article && before.endsWith(' à ')) {
    const short = article === 'le' ? 'au ' : 'aux '
    return { before: before.slice(0, -2) + short, object: object.slice(article.length + 1) }
  }
  const isElided = before.endsWith(' de ') && /^[aeiouhâàäéèêëîïôöûü]/i.test(object)
  return { before: isElided ? `${before.slice(0, -2)}’` : before, object }
}

export const auditListWords = {
  times: (count: number, first = '', last = '') =>
    `${count.toLocaleString('fr-FR')} fois, ${first === last ? last : `de ${first} à ${last}`}`,
  count: (total: number) => `${total.toLocaleString('fr-FR')} ${total > 1 ? 'entrées' : 'entrée'}`,
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  seeEntry: 'Voir l’entrée',
  entryAt: (time: string) => `Entrée de ${time}`,
  empty: 'Aucune entrée ne répond à cette recherche et à cette période.',
} as const
