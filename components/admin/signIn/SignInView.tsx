import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { isRegistrationOpen } from '@/src/queries/isRegistrationOpen'
import { redirect } from '../frame/routing'
import { AccessRequestForm } from './AccessRequestForm'
import { SignedOutHead } from './SignedOutHead'
import { SignInPage } from './SignInPage'

/** Payload's sign-in page, but for its form: that one's password cannot be shown. */
export async function SignInView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { payload, user } = initPageResult.req
  const redirectTo = getSafeRedirect({
    fallbackTo: payload.config.routes.admin,
    redirectTo: searchParams?.redirect ?? '',
  })
  if (user) redirect(redirectTo)
  return (
    <>
      <SignedOutHead payload={payload} />
      <SignInPage redirectTo={redirectTo} />
      {(await isRegistrationOpen(payload)) ? <AccessRequestForm /> : null}
    </>
  )
}
