'use client'

import { useAuth } from '@payloadcms/ui'
import { useRouter } from '../frame/routing'
import { SignInForm } from './SignInForm'

/** The form of the sign-in page, which leads on to the page that was asked for. */
export function SignInPage({ redirectTo }: { redirectTo: string }) {
  const { fetchFullUser } = useAuth()
  const router = useRouter()
  const leadOn = async () => {
    await fetchFullUser()
    router.push(redirectTo)
  }
  return <SignInForm onSignedIn={leadOn} />
}
