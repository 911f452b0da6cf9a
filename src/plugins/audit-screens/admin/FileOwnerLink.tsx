'use client'

import { Link } from '@payloadcms/ui'
import { useDocumentUrl } from '@/components/admin/list/useDocumentUrl'
import { auditText as text } from '@/src/content/admin/audit'
import type { FileOwner } from '@/src/plugins/audit-screens/queries/findFileOwners'
import { candidateFileLabels } from '@/src/plugins/audit-screens/words/admin/auditEntry'

/** Link to the job application that a file belongs to; a note if the application no longer exists. */
export function FileOwnerLink({ owner }: { owner: FileOwner | undefined }) {
  const address = useDocumentUrl('job-applications', owner?.application ?? '')
  if (!owner) return text.applicationGone
  return (
    <Link href={address} prefetch={false}>
      {candidateFileLabels[owner.as](owner.candidateName)}
    </Link>
  )
}
