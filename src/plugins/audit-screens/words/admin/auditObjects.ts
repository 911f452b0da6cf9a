import type { AuditAction, AuditTarget } from '@/src/domain/audit/audit'
import type { CandidateFileField } from '@/src/domain/submissions/applicationHistory'
import type { AuditedPersonName } from '@/src/plugins/audit-screens/rules/auditNames'

/** The properties of an audit entry that are shown. */
export type ShownAuditEntry = {
  action: AuditAction
  target: AuditTarget | null
  subject: string | null
  details: string | null
  documentId: string | null
  isOwn: boolean
}

/** The names of whole lists, which entries about exports use. */
const AUDIT_LIST_NAMES: Partial<Record<AuditTarget, string>> = {
  'job-offers': 'les offres d’emploi',
  'job-applications': 'les candidatures',
  'contact-messages': 'les messages',
}

/** The words for one document, by its title. */
const TITLED_OBJECT_FORMATS: Partial<Record<AuditTarget, (title: string) => string>> = {
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

/** The names of settings and single pages. */
const SETTINGS_OBJECT_NAMES: Partial<Record<AuditTarget, string>> = {
  'home-page': 'la page d’accueil',
  'adn-hub': 'la page «\u00A0Notre ADN\u00A0»',
  'job-list-page': 'la page «\u00A0Nos offres\u00A0»',
  'legal-notice': 'les mentions légales',
  'website-settings': 'les réglages du site',
  'hero-settings': 'la bannière d’accueil',
  'navigation-settings': 'la navigation',
  'email-settings': 'les réglages des e-mails',
  'data-retention': 'les durées de conservation',
  'candidate-page': 'les mots du suivi des candidatures',
  'recruitment-process': 'les étapes du recrutement',
}

/** The words for a candidate or sender: the current name, or a number once it is erased. */
const PERSON_OBJECT_FORMATS: Partial<Record<AuditTarget, (name: string) => string>> = {
  'job-applications': (name) => name,
  'application-notes': (name) => `une note sur ${name}`,
  'contact-messages': (name) => `le message de ${name}`,
  users: (name) => name,
}
const ERASED_OBJECT_FORMATS: Partial<Record<AuditTarget, (number: string) => string>> = {
  'job-applications': (number) => `la candidature n°\u00A0${number} (effacée depuis)`,
  'application-notes': (number) => `la note n°\u00A0${number}`,
  'candidate-files': (number) => `le fichier n°\u00A0${number} d’une candidature effacée depuis`,
  'contact-messages': (number) => `le message n°\u00A0${number} (effacé depuis)`,
  users: (number) => `le compte n°\u00A0${number}`,
}
const FILE_OBJECT_FORMATS = {
  cv: (name: string) => `le CV de ${name}`,
  coverLetterFile: (name: string) => `la lettre de ${name}`,
} as const satisfies Record<CandidateFileField, (name: string) => string>

/** The object of an action, with its article. */
export function auditObjectText(
  { action, documentId, subject, target }: ShownAuditEntry,
  currentName: AuditedPersonName | undefined,
): string {
  const title = subject ?? ''
  if (action === 'exported')
    return (target && AUDIT_LIST_NAMES[target]) ?? statisticsObjectText(title)
  if (!target) return title
  if (currentName?.file) return FILE_OBJECT_FORMATS[currentName.file](currentName.name)
  // A document of a visitor has a number instead of a title in the audit log.
  const isNumbered = title === '' || /^n° /.test(title)
  const name = currentName?.name ?? (isNumbered || target !== 'users' ? undefined : title)
  if (name) return (PERSON_OBJECT_FORMATS[target] ?? TITLED_OBJECT_FORMATS[target])?.(name) ?? name
  return (
    SETTINGS_OBJECT_NAMES[target] ??
    (isNumbered ? undefined : TITLED_OBJECT_FORMATS[target]?.(title)) ??
    ERASED_OBJECT_FORMATS[target]?.(documentId ?? '') ??
    title
  )
}

const statisticsObjectText = (title: string) =>
  `les ${title.charAt(0).toLowerCase()}${title.slice(1)}`
