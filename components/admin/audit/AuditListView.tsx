import { DefaultListView } from '@payloadcms/ui'
import type { ListViewServerProps } from 'payload'
import type { AuditEntry } from '@/payload-types'
import { usedFile } from '@/src/domain/audit'
import { findFileOwners } from '@/src/queries/findFileOwners'
import { listViewParts } from '../list/listViewParts'
import { FileOwnersProvider } from './fileOwners'

/**
 * Payload's list of the entries. Whose files were read is asked once for the page, in the words of today:
 * the trail keeps no name, so that with a candidate's application the name goes from here too.
 */
export async function AuditListView(props: ListViewServerProps) {
  const { data, payload, user } = props
  const entries: AuditEntry[] = data?.docs ?? []
  const files = entries.flatMap((entry) => usedFile(entry) ?? [])
  const owners = await findFileOwners(payload, { user: user ?? null, files })
  return (
    <FileOwnersProvider owners={owners}>
      <DefaultListView {...listViewParts(props)} />
    </FileOwnersProvider>
  )
}
