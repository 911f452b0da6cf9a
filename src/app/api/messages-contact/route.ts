import { answerSubmission } from '@/src/app/api/answerSubmission'
import { sendContactMessage } from '@/src/commands/sendContactMessage'
import { CONTACT_LIMITS } from '@/src/domain/submissions/contactForm'
import { parseContactMessage } from './parseContactMessage'

export function POST(request: Request): Promise<Response> {
  return answerSubmission(request, {
    form: 'message',
    limits: CONTACT_LIMITS,
    fileFields: [],
    formPath: () => '/contact',
    submit: async (form, { payload, ...context }) => {
      const parsed = parseContactMessage(form, context.now)
      return parsed.ok ? sendContactMessage(payload, parsed.submission, context) : parsed
    },
  })
}
