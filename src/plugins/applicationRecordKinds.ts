import { CANDIDATE_LINKS_KIND } from './candidate-page/rules/candidatePage'
import { OPINION_RECORD_KIND } from './opinions/rules/applicationOpinion'
import { RETENTION_EXTENSIONS_KIND } from './retention/rules/acceptedApplications'
import { KEEP_CONSENTS_KIND } from './retention/rules/keepConsent'

/** The kinds of records that plugins store about an application; “Données d’une personne” counts them per kind. */
export const applicationRecordKinds = [
  OPINION_RECORD_KIND,
  KEEP_CONSENTS_KIND,
  RETENTION_EXTENSIONS_KIND,
  CANDIDATE_LINKS_KIND,
] as const
export type ApplicationRecordKind = (typeof applicationRecordKinds)[number]
