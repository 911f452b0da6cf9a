import type { APPLICATION_EVENT_KINDS } from '@/src/plugins/applicationEventEnumOrder'

export type ApplicationEventKind = (typeof APPLICATION_EVENT_KINDS)[number]

/** The two files of an application, with the event of their download. */
export const FILE_DOWNLOAD_EVENTS = {
  cv: 'cv-downloaded',
  coverLetterFile: 'letter-downloaded',
} as const satisfies Record<string, ApplicationEventKind>
export type CandidateFileField = keyof typeof FILE_DOWNLOAD_EVENTS

/** The event of a virus found in each file. */
export const FILE_BLOCKED_EVENTS = {
  cv: 'cv-blocked',
  coverLetterFile: 'letter-blocked',
} as const satisfies Record<CandidateFileField, ApplicationEventKind>

/** Unique key of a user's first reading of an application: it is recorded only once. */
export const buildFirstApplicationReadKey = (application: number, reader: number) =>
  `read ${application} by ${reader}`
