import type { AdminViewServerProps } from 'payload'
import { canMailLeave } from '@/src/queries/canMailLeave'
import { redirect } from '../frame/routing'
import { ForgottenPassword } from './ForgottenPassword'
import { SignedOutHead } from './SignedOutHead'

/** Takes the place of Payload's page, which promises a mail where none can leave. */
export async function ForgottenPasswordView({ initPageResult }: AdminViewServerProps) {
  const { payload, user } = initPageResult.req
  const { admin } = payload.config.routes
  if (user) redirect(admin)
  return (
    <>
      <SignedOutHead payload={payload} />
      <ForgottenPassword
        admin={admin}
        outcome={(await canMailLeave(payload)) ? 'mailed' : 'kept'}
      />
    </>
  )
}
