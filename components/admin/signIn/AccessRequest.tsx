import type { ServerProps } from 'payload'
import { isRegistrationOpen } from '@/src/queries/isRegistrationOpen'
import { AccessRequestForm } from './AccessRequestForm'

/** Under the sign-in form, where the settings let people ask for an access. */
export async function AccessRequest({ payload }: ServerProps) {
  return (await isRegistrationOpen(payload)) ? <AccessRequestForm /> : null
}
