'use client'

import { useAuth } from '@payloadcms/ui'
import { useRouter } from '../frame/routing'
import { SignInForm } from './SignInForm'

/** The form of the sign-in page; after the sign-in it opens the requested page. */
export function SignInPage({ redirectTo }: { redirectTo: string }) {
  const { fetchFullUser } = useAuth()
  const router = useRouter()
  const openRequestedPage = async () => {
    await fetchFullUser()
    router.push(redirectTo)
  }
  return <SignInForm onSignedIn={openRequestedPage} />
}
