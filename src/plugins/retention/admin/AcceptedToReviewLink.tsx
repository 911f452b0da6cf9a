import { Link } from '@payloadcms/ui'
import type { PayloadRequest } from 'payload'
import { isActiveSuperAdmin } from '@/src/domain/accounts/roles'
import { countWaitingAcceptedApplications } from '@/src/plugins/retention/queries/findAcceptedApplications'
import { ACCEPTED_APPLICATIONS_PATH } from '@/src/plugins/retention/rules/acceptedApplications'
import { waitingAcceptedSentence } from '@/src/plugins/retention/words/admin/acceptedApplications'

/** Link of the dashboard to the accepted applications that a Super Administrator keeps or deletes. */
export async function AcceptedToReviewLink({ req: { payload, user } }: { req: PayloadRequest }) {
  if (!isActiveSuperAdmin(user)) return null
  const count = await countWaitingAcceptedApplications(payload, new Date())
  if (count === 0) return null
  return (
    <Link
      href={`${payload.config.routes.admin}/globals/data-retention${ACCEPTED_APPLICATIONS_PATH}`}
      prefetch={false}
    >
      {waitingAcceptedSentence(count)}
    </Link>
  )
}
