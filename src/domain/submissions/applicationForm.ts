/** The maximum number of characters of each text field. */
export const APPLICATION_FIELD_MAX_CHARACTERS = {
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

/** One value for each file of an application; null where there is no file. */
export type ApplicationFileValues<Value> = Record<ApplicationFileField, Value | null>

/**
 * The time after which the client may repeat an upload that was refused for lack of capacity; the
 * error text names the same time.
 */
export const UPLOAD_RETRY_SECONDS = 60

/** A file that could not be stored while the application itself was saved. */
export type UnstoredFileWarning = 'cvNotStored' | 'coverLetterNotStored'
