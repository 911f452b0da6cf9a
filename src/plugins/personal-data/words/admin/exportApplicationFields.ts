import { formatOriginCampaign } from '@/src/content/admin/applicationOrigin'
import { heardFromLabels } from '@/src/content/fr/heardFrom'
import { languageNamesForStaff } from '@/src/content/languageNames'
import { applicationStatusLabels } from '@/src/content/statusLabels'
import { visitSourceLabels } from '@/src/content/visitSources'
import type { ExportedApplication } from '@/src/domain/people/applicationData'
import { OTHER_ORIGINS_NAME } from '@/src/domain/visits/visitOrigin'

/** The fields of an application in a person's data export, except its files; moments as stored. */
export const exportApplicationFields = (application: ExportedApplication) => {
  const { heardFrom, language, site, source } = application
  return {
    recueLe: application.createdAt,
    langue: language ? languageNamesForStaff[language] : null,
    nom: application.candidateName ?? null,
    email: application.candidateEmail ?? null,
    telephone: application.candidatePhone ?? null,
    poste: application.jobTitle ?? null,
    statut: applicationStatusLabels[application.status],
    indesirable: application.isSpam === true,
    lettre: application.coverLetter ?? null,
    origine: source ? visitSourceLabels[source] : null,
    siteDOrigine: site === OTHER_ORIGINS_NAME ? null : (site ?? null),
    campagne: formatOriginCampaign(application) || null,
    ditNousConnaitrePar: heardFrom ? heardFromLabels[heardFrom] : null,
  }
}
