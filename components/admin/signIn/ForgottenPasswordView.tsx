import type { AdminViewServerProps } from 'payload'
import { canSendMail } from '@/src/queries/canSendMail'
import { redirect } from '../frame/routing'
import { ForgottenPassword } from './ForgottenPassword'
import { SignedOutHeader } from './SignedOutHeader'

/** Replaces Payload's page, which announces an e-mail even if the site cannot send any. */
export async function ForgottenPasswordView({ initPageResult }: AdminViewServerProps) {
  const { payload, user } = initPageResult.req
  const { admin } = payload.config.routes
  if (user) redirect(admin)
  return (
    <>
      <SignedOutHeader payload={payload} />
      <ForgottenPassword
        admin={admin}
        outcome={(await canSendMail(payload)) ? 'mailed' : 'stored'}
      />
    </>
  )
}
