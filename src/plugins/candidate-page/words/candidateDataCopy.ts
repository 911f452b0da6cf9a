import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import type { ApplicationFileField } from '@/src/domain/submissions/applicationForm'
import type { CandidateDataCopy, IncludedFileNames } from '../rules/candidateDataCopy'

type CandidateDataCopyWords = {
  archive: string
  data: string
  fileNames: Record<ApplicationFileField, string>
  /** The texts under names in this language; moments as stored. */
  listTexts: (copy: CandidateDataCopy, included: IncludedFileNames) => object
}

/** The names in the copy that a candidate downloads. */
export const candidateDataCopyWords: Record<SiteLanguage, CandidateDataCopyWords> = {
  fr: {
    archive: 'ma-candidature.zip',
    data: 'donnees.json',
    fileNames: { cv: 'cv', coverLetterFile: 'lettre' },
    listTexts: ({ texts, replies, files }, included) => ({
      nom: texts.name,
      email: texts.email,
      telephone: texts.phone,
      poste: texts.job,
      lettre: texts.letter,
      envoyeeLe: texts.sentAt,
      retireeLe: texts.withdrawnAt,
      reponses: replies.map(({ sentAt, subject, text }) => ({
        envoyeeLe: sentAt,
        objet: subject,
        texte: text,
      })),
      fichiers: files.map(({ field, originalName }) => ({
        nomDOrigine: originalName,
        fichier: included[field] ?? null,
      })),
    }),
  },
  en: {
    archive: 'my-application.zip',
    data: 'data.json',
    fileNames: { cv: 'cv', coverLetterFile: 'cover-letter' },
    listTexts: ({ texts, replies, files }, included) => ({
      name: texts.name,
      email: texts.email,
      telephone: texts.phone,
      position: texts.job,
      coverLetter: texts.letter,
      sentOn: texts.sentAt,
      withdrawnOn: texts.withdrawnAt,
      replies: replies.map(({ sentAt, subject, text }) => ({ sentOn: sentAt, subject, text })),
      files: files.map(({ field, originalName }) => ({
        originalName,
        file: included[field] ?? null,
      })),
    }),
  },
}
