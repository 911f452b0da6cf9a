import type { PayloadRequest } from 'payload'
import { isAdministrator } from '@/src/domain/accounts/roles'

/**
 * Whether mails are only stored on the server because no mail server is configured; false when the
 * user may not know.
 */
export async function isMailOnlyStored({
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
