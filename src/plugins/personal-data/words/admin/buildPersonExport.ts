import {
  applicationEventLabel,
  applicationHistoryWords,
} from '@/src/content/admin/applicationHistory'
import type {
  ApplicationRecordWords,
  ReadableRecords,
} from '@/src/content/admin/applicationRecordWords'
import type { PersonRecordWords } from '@/src/content/admin/personRecordWords'
import { languageNamesForStaff } from '@/src/content/languageNames'
import { applicationStatusLabels, messageStatusListLabels } from '@/src/content/statusLabels'
import { fileKindOf } from '@/src/domain/files/uploadedFile'
import type { ExportedApplication } from '@/src/domain/people/applicationData'
import type { CandidateFileField } from '@/src/domain/submissions/applicationHistory'
import { candidateReplyStateLabels } from '@/src/plugins/answers/words/admin/candidateReplies'
import { applicationRecordWords } from '@/src/plugins/applicationRecordWords'
import { replyStateLabels } from '@/src/plugins/message-replies/words/admin'
import { personRecordWords } from '@/src/plugins/personRecordWords'
import type { SealedRecord } from '@/src/plugins/retention/rules/sealedRecord'
import { retentionEndReasonLabels } from '@/src/plugins/retention/words/admin/sealedRecords'
import { exportApplicationFields } from './exportApplicationFields'
import { personWords } from './personData'

type StoredPersonData = {
  address: string
  applications: readonly (ExportedApplication & {
    id: number
    notes: readonly { at: string; text: string }[]
    /** The records that plugins store about the application. */
    records: Readonly<Record<string, ReadableRecords>>
    events: readonly { at: string; kind: string }[]
    answers: readonly { at: string; state: string; subject: string; text: string }[]
  })[]
  messages: readonly {
    id: number
    receivedAt: string
    language: string | null
    name: string
    address: string
    subject: string
    message: string
    status: string
    replies: readonly { at: string; state: string; text: string }[]
  }[]
  files: readonly ExportedCandidateFile[]
  /** The records that plugins store about the address. */
  personRecords: Readonly<Record<string, readonly object[]>>
  mentions: readonly string[]
  /** Null when the user may not read them. */
  sealedRecords: readonly SealedRecord[] | null
}

type ExportedCandidateFile = {
  application: number
  place: CandidateFileField
  originalName: string
}

const labelOrValue = (labels: Record<string, string>, value: string | null) =>
  value === null ? null : (labels[value] ?? value)

/** Builds a person's data as readable text. @param mails their names in the archive */
export function buildPersonExport(stored: StoredPersonData, mails: string[]) {
  return {
    adresse: stored.address,
    candidatures: stored.applications.map((application) => ({
      numero: application.id,
      ...exportApplicationFields(application),
      fichiers: stored.files
        .filter((file) => file.application === application.id)
        .map((file) => ({ fichier: archiveEntryNames.file(file), nomDOrigine: file.originalName })),
      notes: application.notes.map(({ at, text }) => ({ le: at, texte: text })),
      ...exportPluginRecords(application.records),
      historique: exportApplicationHistory(application.events),
      reponses: application.answers.map(({ at, state, subject, text }) => ({
        le: at,
        etat: labelOrValue(candidateReplyStateLabels, state),
        objet: subject,
        texte: text,
      })),
    })),
    messages: stored.messages.map((message) => ({
      numero: message.id,
      recuLe: message.receivedAt,
      langue: labelOrValue(languageNamesForStaff, message.language),
      nom: message.name,
      email: message.address,
      objet: message.subject,
      message: message.message,
      statut: labelOrValue(messageStatusListLabels, message.status),
      reponses: message.replies.map(({ at, state, text }) => ({
        le: at,
        etat: labelOrValue(replyStateLabels, state),
        texte: text,
      })),
    })),
    ...exportPersonRecords(stored.personRecords),
    archivesScellees: stored.sealedRecords?.map(exportSealedRecord) ?? personWords.sealedHidden,
    citations: stored.mentions,
    fichiers: stored.files.map(archiveEntryNames.file),
    mailsGardes: mails,
    statistiques: personWords.statistics,
  }
}

const exportSealedRecord = (record: SealedRecord) => ({
  numero: record.id,
  nom: record.name,
  email: record.email,
  offre: record.offer,
  recueLe: record.receivedOn,
  statut: labelOrValue(applicationStatusLabels, record.status),
  decideeLe: record.decidedOn,
  retireeLe: record.withdrawnOn,
  effaceeLe: record.endedOn,
  motif: labelOrValue(retentionEndReasonLabels, record.reason),
  conserveeJusquAu: record.until,
})

const pluginRecordWords: Readonly<Record<string, ApplicationRecordWords>> = applicationRecordWords

const exportPluginRecords = (records: StoredPersonData['applications'][number]['records']) =>
  Object.fromEntries(
    Object.entries(records).flatMap(([kind, stored]) =>
      Object.entries(pluginRecordWords[kind]?.exported(stored) ?? {}),
    ),
  )

const personRecordWordsByKind: Readonly<Record<string, PersonRecordWords>> = personRecordWords

const exportPersonRecords = (records: StoredPersonData['personRecords']) =>
  Object.fromEntries(
    Object.entries(records).flatMap(([kind, stored]) =>
      stored.length > 0
        ? Object.entries(personRecordWordsByKind[kind]?.exported(stored) ?? {})
        : [],
    ),
  )

// The exported history tells that staff read the application, but not who.
function exportApplicationHistory(events: StoredPersonData['applications'][number]['events']) {
  const first = events.find(({ kind }) => kind === 'read')
  return events.map((event) => ({
    le: event.at,
    evenement:
      event.kind === 'read' && event !== first
        ? applicationHistoryWords.readByAnother
        : applicationEventLabel(event.kind),
  }))
}

const archiveFileNameByField = { cv: 'cv', coverLetterFile: 'lettre' } as const satisfies Record<
  CandidateFileField,
  string
>

export const archiveEntryNames = {
  data: 'donnees.json',
  /** The name has only the kind of the file, because a stranger chose the original name. */
  file: ({ application, place, originalName }: ExportedCandidateFile) => {
    const kind = fileKindOf(originalName)
    return `fichiers/candidature-${application}-${archiveFileNameByField[place]}${kind ? `.${kind}` : ''}`
  },
  mail: (name: string) => `mails/${name}`,
  archive: (day: string) => `donnees-personne-${day}.zip`,
  lost: {
    missing: 'Ce fichier manque dans le stockage.\n',
    elsewhere:
      'Ce fichier se trouve encore sur le serveur qui l’a reçu. Refaites cet export dans quelques minutes.\n',
    unreachable:
      'Le stockage des fichiers ne répondait pas pendant cet export. Refaites-le dans quelques minutes.\n',
  },
  opensAccount:
    'Cet e-mail porte un lien qui ouvre un compte de l’administration\u00A0: il n’est remis qu’à son destinataire.\n',
  closed: {
    pending: 'Ce fichier attend encore d’être examiné.\n',
    blocked: 'Ce fichier a été bloqué à l’examen.\n',
  },
}
