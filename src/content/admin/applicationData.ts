import type { JobApplication } from '@/payload-types'
import { formatStoredDay } from '@/src/content/dates'
import { heardFromLabels } from '@/src/content/fr/heardFrom'
import { languageNames } from '@/src/content/languageNames'
import { applicationStatusLabels } from '@/src/content/statusLabels'
import { visitSourceLabels } from '@/src/content/visitSources'
import type { ApplicationField } from '@/src/domain/people/applicationData'
import { CAMPAIGN_PARTS, OTHER_ORIGINS } from '@/src/domain/visits/visitOrigin'
import { applicationOriginText, campaignOf } from './applicationOrigin'
import { jobApplicationsText } from './jobApplications'

export type ExportedApplication = Pick<JobApplication, ApplicationField>
type Moment = (instant: string) => string
type ExportedField = {
  of: readonly ApplicationField[]
  /** Column heading in the exported list. */
  column?: string
  /** Label in a person's data export. */
  name?: string
  value: (row: ExportedApplication, moment: Moment) => string | boolean | null | undefined
}

const yesOrNo = (value: unknown) => (value ? 'Oui' : 'Non')

/**
 * The fields of an application in exports: in the exported list, and in the data export for the
 * candidate.
 */
export const applicationData: readonly ExportedField[] = [
  {
    ...{ of: ['createdAt'], column: 'Date', name: 'recueLe' },
    value: ({ createdAt }, moment) => moment(createdAt),
  },
  {
    ...{ of: ['language'], name: 'langue' },
    value: ({ language }) => language && languageNames[language],
  },
  {
    ...{ of: ['candidateName'], column: 'Candidat', name: 'nom' },
    value: ({ candidateName }) => candidateName,
  },
  {
    ...{ of: ['candidateEmail'], column: 'E-mail', name: 'email' },
    value: ({ candidateEmail }) => candidateEmail,
  },
  {
    ...{ of: ['candidatePhone'], column: 'Téléphone', name: 'telephone' },
    value: ({ candidatePhone }) => candidatePhone,
  },
  { of: ['jobTitle'], column: 'Poste', name: 'poste', value: ({ jobTitle }) => jobTitle },
  {
    ...{ of: ['status'], column: 'Statut', name: 'statut' },
    value: ({ status }) => applicationStatusLabels[status],
  },
  {
    ...{ of: ['statusChangedAt'], column: 'Statut modifié le' },
    value: ({ statusChangedAt }, moment) => statusChangedAt && moment(statusChangedAt),
  },
  {
    ...{ of: ['statusChangedByName'], column: 'Statut modifié par' },
    value: ({ statusChangedByName }) => statusChangedByName,
  },
  { of: ['isSpam'], name: 'indesirable', value: ({ isSpam }) => isSpam === true },
  { of: ['cv'], column: 'CV', value: ({ cv }) => yesOrNo(cv) },
  {
    ...{ of: ['coverLetter'], column: 'Lettre de motivation', name: 'lettre' },
    value: ({ coverLetter }) => coverLetter,
  },
  {
    ...{ of: ['coverLetterFile'], column: 'Lettre de motivation (fichier)' },
    value: ({ coverLetterFile }) => yesOrNo(coverLetterFile),
  },
  {
    ...{ of: ['source'], column: 'Origine', name: 'origine' },
    value: ({ source }) => source && visitSourceLabels[source],
  },
  {
    ...{ of: ['site'], column: applicationOriginText.site, name: 'siteDOrigine' },
    value: ({ site }) => (site === OTHER_ORIGINS ? null : site),
  },
  {
    of: CAMPAIGN_PARTS,
    column: 'Campagne',
    name: 'campagne',
    value: (row) => campaignOf(row) || null,
  },
  {
    ...{ of: ['heardFrom'], column: applicationOriginText.heardFrom, name: 'ditNousConnaitrePar' },
    value: ({ heardFrom }) => heardFrom && heardFromLabels[heardFrom],
  },
  {
    ...{ of: ['answerDueOn'], column: 'Réponse promise pour le' },
    value: ({ answerDueOn }) => answerDueOn && formatStoredDay(answerDueOn),
  },
  {
    ...{ of: ['answeredAt'], column: jobApplicationsText.answeredAt.label },
    value: ({ answeredAt }, moment) => answeredAt && moment(answeredAt),
  },
]

/** The columns of the exported list by heading. */
export const exportedColumns = applicationData.flatMap(({ column, value }) =>
  column === undefined ? [] : [{ column, value }],
)

/** The fields of a person's data export; moments as stored. */
export const personDataOf = (application: ExportedApplication) =>
  Object.fromEntries(
    applicationData.flatMap(({ name, value }) =>
      name === undefined ? [] : [[name, value(application, (moment) => moment) ?? null]],
    ),
  )
