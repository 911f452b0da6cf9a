/** What happens to an application and is kept as long as the application itself. */
export const APPLICATION_EVENTS = [
  'received',
  'read',
  'cv-downloaded',
  'letter-downloaded',
  'cv-blocked',
  'letter-blocked',
  'status-changed',
  'note-added',
  'note-deleted',
  'spam-marked',
  'spam-unmarked',
  'linked',
  'unlinked',
] as const
export type ApplicationEventKind = (typeof APPLICATION_EVENTS)[number]

/** The two files that a candidate can send, and what their being taken is called. */
export const FILE_DOWNLOADS = {
  cv: 'cv-downloaded',
  coverLetterFile: 'letter-downloaded',
} as const satisfies Record<string, ApplicationEventKind>
export type CandidateFilePlace = keyof typeof FILE_DOWNLOADS

/** What it is called when the antivirus finds something in one of them. */
export const FILE_BLOCKINGS = {
  cv: 'cv-blocked',
  coverLetterFile: 'letter-blocked',
} as const satisfies Record<CandidateFilePlace, ApplicationEventKind>

/** Names one person's first reading of an application: there is no second one. */
export const firstReading = (application: number, reader: number) =>
  `read ${application} by ${reader}`
