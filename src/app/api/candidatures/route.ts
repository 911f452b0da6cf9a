import { answerSubmission } from '@/src/app/api/answerSubmission'
import { submitApplication } from '@/src/commands/submitApplication'
import {
  COVER_LETTER_ATTACHED,
  SPONTANEOUS_APPLICATION_TITLE,
  spontaneousAfter,
} from '@/src/content/storedWords'
import { slugify } from '@/src/domain/addresses/slug'
import { SPONTANEOUS_APPLICATION_SLUG } from '@/src/domain/offers/jobOffer'
import {
  APPLICATION_FILE_FIELDS,
  APPLICATION_LIMITS,
} from '@/src/domain/submissions/applicationForm'
import { env } from '@/src/env'
import { parseApplication } from './parseApplication'

const words = {
  spontaneousTitle: SPONTANEOUS_APPLICATION_TITLE,
  spontaneousAfter,
  coverLetterAttached: COVER_LETTER_ATTACHED,
}

const files = { env, hasAntivirus: env.CLAMD_HOST !== undefined }

export function POST(request: Request): Promise<Response> {
  return answerSubmission(request, {
    form: 'application',
    limits: APPLICATION_LIMITS,
    fileFields: APPLICATION_FILE_FIELDS,
    formPath: ({ jobSlug }) =>
      `/postuler/${slugify(jobSlug ?? '') || SPONTANEOUS_APPLICATION_SLUG}`,
    submit: async (form, { payload, ...context }) => {
      const parsed = parseApplication(form, context.now)
      if (!parsed.ok) return parsed
      return submitApplication(payload, parsed.submission, { ...context, words, files })
    },
  })
}
