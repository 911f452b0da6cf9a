import { Gutter } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { notFound } from '@/components/admin/frame/routing'
import { isActiveSuperAdmin } from '@/src/domain/accounts/roles'
import { sealedRecordsPage as words } from '@/src/plugins/retention/words/admin/sealedRecords'
import styles from './SealedRecords.module.css'
import { SealedRecordsSearch } from './SealedRecordsSearch'

/** A view of the document of the retention periods, for Super Administrators only. */
export function SealedRecordsView({ initPageResult }: DocumentViewServerProps) {
  // Administrators may read the document, whose access alone Payload checks.
  if (!isActiveSuperAdmin(initPageResult.req.user)) notFound()
  return (
    <main>
      <Gutter className={styles.view}>
        <h2 className={styles.title}>{words.tab}</h2>
        <p className={styles.explanation}>{words.explanation}</p>
        <SealedRecordsSearch />
      </Gutter>
    </main>
  )
}
