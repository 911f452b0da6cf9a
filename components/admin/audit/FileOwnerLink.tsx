'use client'

import { Link } from '@payloadcms/ui'
import { candidateFileWords, auditText as text } from '@/src/content/admin/audit'
import type { FileOwner } from '@/src/queries/findFileOwners'
import { useDocumentAddress } from '../list/useDocumentAddress'

/** Link to the job application that a file belongs to; a note if the application no longer exists. */
export function FileOwnerLink({ owner }: { owner: FileOwner | undefined }) {
  const address = useDocumentAddress('job-applications', owner?.application ?? '')
  if (!owner) return text.applicationGone
  return (
    <Link href={address} prefetch={false}>
      {candidateFileWords[owner.as](owner.candidateName)}
    </Link>
  )
}
