import { addDataAndFileToRequest, type Endpoint } from 'payload'
import { z } from 'zod'
import { usersText } from '@/src/content/admin/users'
import { parseEmail } from '@/src/domain/people/emailAddress'
import { addRequestIdToJobInput } from '@/src/log/requestContext'
import { countAttempt } from './attemptLimits'

const ForgotPasswordRequestSchema = z.object({
  email: z.string().transform((typed, context) => {
    const email = parseEmail(typed)
    if (email.ok) return email.address
    context.addIssue(email.error)
    return z.NEVER
  }),
})

/**
 * Replaces Payload's endpoint, which looks up the account and sends the mail within the request:
 * its response time reveals which accounts exist.
 */
export const forgotPasswordEndpoint: Omit<Endpoint, 'root'> = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const sent = ForgotPasswordRequestSchema.safeParse(req.data)
    if (!sent.success) {
      const { emailInvalid, emailMissing } = usersText.errors
      const errors = [{ message: req.data?.email ? emailInvalid : emailMissing }]
      return Response.json({ errors }, { status: 400 })
    }
    await countAttempt(req, 'passwordLink', sent.data.email)
    await req.payload.jobs.queue({
      task: 'sendPasswordLink',
      input: addRequestIdToJobInput(sent.data),
      req,
    })
    return Response.json({ message: req.t('general:success') })
  },
}
