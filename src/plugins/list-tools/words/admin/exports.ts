import type { ContactMessage, JobOffer } from '@/payload-types'
import {
  applicationOriginFieldLabels,
  formatOriginCampaign,
} from '@/src/content/admin/applicationOrigin'
import { jobApplicationsText } from '@/src/content/admin/jobApplications'
import { jobOfferStatusTexts, payPeriodLabels } from '@/src/content/admin/jobOfferStatusTexts'
import { formatDateTime, formatStoredDay } from '@/src/content/dates'
import { heardFromLabels } from '@/src/content/fr/heardFrom'
import { applicationStatusLabels, messageStatusListLabels } from '@/src/content/statusLabels'
import { visitSourceLabels } from '@/src/content/visitSources'
import type { ExportableList } from '@/src/domain/admin/exportedList'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import type { CriterionKind } from '@/src/domain/offers/criteria'
import { offerPath } from '@/src/domain/offers/listedOffer'
import { lacksPay } from '@/src/domain/offers/offerPay'
import type { ExportedApplication } from '@/src/domain/people/applicationData'
import { OTHER_ORIGINS_NAME } from '@/src/domain/visits/visitOrigin'

/** The columns of an exported list by heading, with the text of each row. */
type ExportCellFormatters<Row> = Record<string, (row: Row, timezone: SiteTimezone) => string>

const formatMoment = (instant: string | null | undefined, timezone: SiteTimezone) =>
  instant ? formatDateTime(instant, timezone) : ''
// Writes a decimal comma, for French spreadsheets.
const formatAmount = (figure: number | null | undefined) => String(figure ?? '').replace('.', ',')
const formatYesOrNo = (value: unknown) => (value ? 'Oui' : 'Non')
const joinLines = (entries: readonly string[] | null | undefined) => (entries ?? []).join('\n')

export type ExportedOffer = JobOffer & {
  applications: number
  /** The labels of the offer's criteria. */
  called: Record<CriterionKind, string>
}

export const offerExportColumns: ExportCellFormatters<ExportedOffer> = {
  'Titre du poste': ({ title }) => title,
  Lieu: ({ called }) => called.location,
  Contrat: ({ called }) => called.contract,
  Catégorie: ({ called }) => called.category,
  'Niveau d’expérience': ({ called }) => called.experience,
  'Date de publication': ({ publishedDate }) => formatStoredDay(publishedDate),
  Statut: ({ isActive }) => (isActive ? jobOfferStatusTexts.active : jobOfferStatusTexts.inactive),
  Candidatures: ({ applications }) => String(applications),
  Adresse: ({ slug }) => (slug ? offerPath(slug) : ''),
  Mission: ({ mission }) => mission,
  'Stack technique': ({ stack }) => joinLines(stack),
  Avantages: ({ benefits }) => joinLines(benefits),
  'Profil recherché': ({ profile }) => joinLines(profile),
  'Rémunération minimale': ({ payMinimum }) => formatAmount(payMinimum),
  'Rémunération maximale': ({ payMaximum }) => formatAmount(payMaximum),
  'Rémunération par': ({ payPeriod, ...offer }) =>
    lacksPay(offer) ? '' : payPeriodLabels[payPeriod ?? 'year'],
  'Primes et variable': ({ payExtra }) => payExtra ?? '',
  'Jours de télétravail': ({ remoteDays }) => formatAmount(remoteDays),
  'Temps partiel': ({ isPartTime }) => formatYesOrNo(isPartTime),
  Début: ({ startsOn }) => startsOn ?? '',
  'En ligne jusqu’au': ({ endsAt }, timezone) => formatMoment(endsAt, timezone),
}

export const applicationExportColumns: ExportCellFormatters<ExportedApplication> = {
  Date: ({ createdAt }, timezone) => formatMoment(createdAt, timezone),
  Candidat: ({ candidateName }) => candidateName ?? '',
  'E-mail': ({ candidateEmail }) => candidateEmail ?? '',
  Téléphone: ({ candidatePhone }) => candidatePhone ?? '',
  Poste: ({ jobTitle }) => jobTitle ?? '',
  Statut: ({ status }) => applicationStatusLabels[status],
  'Statut modifié le': ({ statusChangedAt }, timezone) => formatMoment(statusChangedAt, timezone),
  'Statut modifié par': ({ statusChangedByName }) => statusChangedByName ?? '',
  CV: ({ cv }) => formatYesOrNo(cv),
  'Lettre de motivation': ({ coverLetter }) => coverLetter ?? '',
  'Lettre de motivation (fichier)': ({ coverLetterFile }) => formatYesOrNo(coverLetterFile),
  Origine: ({ source }) => (source ? visitSourceLabels[source] : ''),
  [applicationOriginFieldLabels.site]: ({ site }) =>
    site === OTHER_ORIGINS_NAME ? '' : (site ?? ''),
  Campagne: (row) => formatOriginCampaign(row),
  [applicationOriginFieldLabels.heardFrom]: ({ heardFrom }) =>
    heardFrom ? heardFromLabels[heardFrom] : '',
  'Réponse promise pour le': ({ answerDueOn }) => (answerDueOn ? formatStoredDay(answerDueOn) : ''),
  [jobApplicationsText.answeredAt.label]: ({ answeredAt }, timezone) =>
    formatMoment(answeredAt, timezone),
}

export const messageExportColumns: ExportCellFormatters<ContactMessage> = {
  Date: ({ createdAt }, timezone) => formatMoment(createdAt, timezone),
  Nom: ({ name }) => name,
  'E-mail': ({ email }) => email,
  Sujet: ({ subject }) => subject,
  Message: ({ message }) => message,
  Statut: ({ status }) => messageStatusListLabels[status],
  'Statut modifié le': ({ statusChangedAt }, timezone) => formatMoment(statusChangedAt, timezone),
  'Statut modifié par': ({ statusChangedByName }) => statusChangedByName ?? '',
}

const EXPORT_FILE_NAME_PREFIXES: Record<ExportableList, string> = {
  'job-offers': 'offres',
  'job-applications': 'candidatures',
  'contact-messages': 'messages',
}

/** @param day `YYYY-MM-DD` */
export const exportFileName = (list: ExportableList, day: string) =>
  `${EXPORT_FILE_NAME_PREFIXES[list]}-${day}.csv`

export const exportErrorSentences = {
  title: 'Export impossible',
  signedOut: 'Votre session est terminée. Connectez-vous, puis recommencez l’export.',
  forbidden: 'Seuls les administrateurs peuvent exporter une liste.',
  otherSite: 'Cet export a été demandé depuis un autre site. Lancez-le depuis l’administration.',
  unknown: 'Il n’y a pas de telle liste à exporter.',
  unreadable: 'Ces filtres ne peuvent pas être lus. Modifiez-les dans la liste, puis recommencez.',
  failed: 'L’export n’a pas pu être préparé. Réessayez dans quelques minutes.',
} as const

export const exportCsvLabel = 'Exporter CSV'
