import type { PayloadRequest } from 'payload'
import { isAdministrator } from '@/src/domain/accounts/roles'

/** Whether mails are kept on the server for want of one that sends them; false for whoever may not know. */
export async function isNothingSent({
  payload,
  user,
}: Pick<PayloadRequest, 'payload' | 'user'>): Promise<boolean> {
  if (!isAdministrator(user)) return false
  const { nothingIsSent } = await payload.findGlobal({
    slug: 'email-settings',
    depth: 0,
    overrideAccess: false,
    user,
  })
  return nothingIsSent === true
}
