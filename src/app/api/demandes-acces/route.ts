import { z } from 'zod'
import { answerSubmission } from '@/src/app/api/answerSubmission'
import { emailAddress, inputErrors, line, typedTexts } from '@/src/app/api/submittedFields'
import { requestAccess } from '@/src/commands/requestAccess'
import { ACCESS_REQUEST_LIMITS } from '@/src/domain/accounts/accessRequest'
import { payloadInstance } from '@/src/payload'
import { isRegistrationOpen } from '@/src/queries/isRegistrationOpen'

const Wanted = z.object({
  name: line(ACCESS_REQUEST_LIMITS.name, 'nameMissing'),
  email: emailAddress(ACCESS_REQUEST_LIMITS.email),
})

/** There is no such address unless the settings let strangers ask for an access. */
export async function POST(request: Request): Promise<Response> {
  if (!(await isRegistrationOpen(await payloadInstance()))) return new Response(null, notFound)
  return answerSubmission(request, {
    form: 'accessRequest',
    limits: ACCESS_REQUEST_LIMITS,
    fileFields: [],
    formPath: () => '/admin/login',
    submit: async (form, { payload, ...context }) => {
      const parsed = Wanted.safeParse(typedTexts(form, ACCESS_REQUEST_LIMITS))
      if (!parsed.success) return { ok: false, errors: inputErrors(parsed.error) }
      return requestAccess(payload, parsed.data, context)
    },
  })
}

const notFound = { status: 404, headers: { 'Cache-Control': 'no-store' } }
