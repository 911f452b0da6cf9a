import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { signInExtras } from '@/src/plugins/signInExtras'
import { redirect } from '../frame/routing'
import { SignedOutHeader } from './SignedOutHeader'
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
      <SignedOutHeader payload={payload} />
      <SignInPage redirectTo={redirectTo} />
      {signInExtras.map(({ name, Extra }) => (
        <Extra key={name} payload={payload} />
      ))}
    </>
  )
}
