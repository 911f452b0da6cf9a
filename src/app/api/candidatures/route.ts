import { type AcceptedForm, receiveForm } from '@/src/app/api/receiveForm'
import { rejectionResponse, submissionResponse } from '@/src/app/api/submissionResponse'
import { submitApplication } from '@/src/commands/submitApplication'
import {
  COVER_LETTER_ATTACHED,
  SPONTANEOUS_APPLICATION_TITLE,
  spontaneousAfter,
} from '@/src/content/storedWords'
import { s3StoreOf } from '@/src/domain/files/s3Store'
import {
  APPLICATION_FILE_FIELDS,
  APPLICATION_LIMITS,
} from '@/src/domain/submissions/applicationForm'
import type { SubmissionOutcome } from '@/src/domain/submissions/submission'
import { env } from '@/src/env'
import { applicationFormPath, parseApplication } from './parseApplication'

const FORM_SETTINGS = {
  name: 'application',
  limits: APPLICATION_LIMITS,
  fileFields: APPLICATION_FILE_FIELDS,
} as const

const outcomeWords = {
  spontaneousTitle: SPONTANEOUS_APPLICATION_TITLE,
  spontaneousAfter,
  coverLetterAttached: COVER_LETTER_ATTACHED,
}

const fileStorageSettings = {
  dataDir: env.DATA_DIR,
  hasStore: s3StoreOf(env) !== null,
  hasAntivirus: env.CLAMD_HOST !== undefined,
}

export async function POST(request: Request): Promise<Response> {
  const received = await receiveForm(request, FORM_SETTINGS)
  const formPath = applicationFormPath(received.values)
  return received.ok
    ? submissionResponse(received, formPath, submitReceived(received))
    : rejectionResponse(received, formPath)
}

async function submitReceived(received: AcceptedForm): Promise<SubmissionOutcome> {
  const parsed = parseApplication(received)
  if (!parsed.ok) return parsed
  const { payload, context } = received
  return submitApplication(payload, parsed.submission, {
    ...context,
    words: outcomeWords,
    storage: fileStorageSettings,
  })
}
