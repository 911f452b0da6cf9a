import type { FileCheckState } from '@/src/domain/files/fileCheck'
import type { ApplicationFileField } from '@/src/domain/submissions/applicationForm'

/** What a candidate has sent and received about an application: nothing that staff wrote for themselves. */
export type CandidateDataCopy = {
  texts: {
    name: string
    email: string
    phone: string | null
    job: string
    letter: string | null
    sentAt: string
    withdrawnAt: string | null
  }
  replies: { sentAt: string; subject: string; text: string }[]
  files: {
    field: ApplicationFileField
    storedName: string
    prefix: string
    spooledOn: string | null
    originalName: string
    checkState: FileCheckState
  }[]
}

/** The names of the files in the archive; none for a file that is left out. */
export type IncludedFileNames = Partial<Record<ApplicationFileField, string>>
