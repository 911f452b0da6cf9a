/** The most characters a text field takes. */
export const APPLICATION_LIMITS = {
  jobSlug: 200,
  endedJobSlug: 200,
  candidateName: 200,
  candidateEmail: 254,
  candidatePhone: 40,
  coverLetter: 20_000,
  heardFrom: 40,
} as const

export const APPLICATION_FILE_FIELDS = ['cv', 'coverLetterFile'] as const
export type ApplicationFileField = (typeof APPLICATION_FILE_FIELDS)[number]

/** When files for which there was no time may be sent again; the sentence says the same. */
export const FILES_AGAIN_SECONDS = 60

/** What went missing on the way without stopping the application. */
export type ApplicationWarning = 'cvNotStored' | 'coverLetterNotStored'
