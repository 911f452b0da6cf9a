import { type ReceivedForm, receiveForm } from '@/src/app/api/receiveForm'
import { rejectedFormResponse, submissionResponse } from '@/src/app/api/submissionResponse'
import { submitApplication } from '@/src/commands/submitApplication'
import {
  COVER_LETTER_ATTACHED_TEXT,
  SPONTANEOUS_APPLICATION_TITLE,
  spontaneousTitleAfterClosing,
} from '@/src/content/storedWords'
import {
  APPLICATION_FIELD_MAX_CHARACTERS,
  APPLICATION_FILE_FIELDS,
} from '@/src/domain/submissions/applicationForm'
import type { SubmissionOutcome } from '@/src/domain/submissions/submission'
import { storedApplicationFormFields } from '@/src/plugins/storedApplicationFormFields'
import {
  applicationFormPath,
  candidateFileStorageSettings,
  parseApplication,
} from './parseApplication'

const APPLICATION_FORM_SETTINGS = {
  name: 'application',
  limits: {
    ...APPLICATION_FIELD_MAX_CHARACTERS,
    ...Object.fromEntries(storedApplicationFormFields.map(({ name, limit }) => [name, limit])),
  },
  fileFields: APPLICATION_FILE_FIELDS,
} as const

const applicationDefaultTexts = {
  spontaneousTitle: SPONTANEOUS_APPLICATION_TITLE,
  spontaneousAfter: spontaneousTitleAfterClosing,
  coverLetterAttached: COVER_LETTER_ATTACHED_TEXT,
}

export async function POST(request: Request): Promise<Response> {
  const received = await receiveForm(request, APPLICATION_FORM_SETTINGS)
  const formPath = applicationFormPath(received.values)
  return received.ok
    ? submissionResponse(received, formPath, submitReceivedApplication(received))
    : rejectedFormResponse(received, formPath)
}

async function submitReceivedApplication(received: ReceivedForm): Promise<SubmissionOutcome> {
  const parsed = parseApplication(received)
  if (!parsed.ok) return parsed
  const { payload, context } = received
  return submitApplication(payload, parsed.submission, {
    ...context,
    words: applicationDefaultTexts,
    storage: candidateFileStorageSettings,
  })
}
