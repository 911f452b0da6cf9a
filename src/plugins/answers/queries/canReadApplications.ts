import type { Payload } from 'payload'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'

/** Whether all of these applications exist and the user may read them. */
export async function canReadApplications(
  payload: Payload,
  { ids, user }: { ids: number[]; user: SignedInUser },
): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'job-applications',
    where: { id: { in: ids } },
    overrideAccess: false,
    user,
  })
  return totalDocs === ids.length
}
