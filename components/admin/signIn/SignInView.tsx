import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { isRegistrationOpen } from '@/src/queries/isRegistrationOpen'
import { redirect } from '../frame/routing'
import { AccessRequestForm } from './AccessRequestForm'
import { SignedOutHead } from './SignedOutHead'
import { SignInPage } from './SignInPage'

/** Replaces Payload's sign-in page, whose form cannot show the typed password. */
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
