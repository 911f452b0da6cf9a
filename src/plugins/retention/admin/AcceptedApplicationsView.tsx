import { Gutter } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { notFound } from '@/components/admin/frame/routing'
import { isActiveSuperAdmin } from '@/src/domain/accounts/roles'
import { findAcceptedApplications } from '@/src/plugins/retention/queries/findAcceptedApplications'
import { acceptedApplicationsPage as words } from '@/src/plugins/retention/words/admin/acceptedApplications'
import { AcceptedApplications } from './AcceptedApplications'
import styles from './SealedRecords.module.css'

/** A view of the document of the retention periods, for Super Administrators only. */
export async function AcceptedApplicationsView({ initPageResult }: DocumentViewServerProps) {
  const { payload, user } = initPageResult.req
  // Administrators may read the document, whose access alone Payload checks.
  if (!isActiveSuperAdmin(user)) notFound()
  const listed = await findAcceptedApplications(payload, new Date())
  return (
    <main>
      <Gutter className={styles.view}>
        <h2 className={styles.title}>{words.tab}</h2>
        <p className={styles.explanation}>{words.explanation}</p>
        <AcceptedApplications {...listed} />
      </Gutter>
    </main>
  )
}
