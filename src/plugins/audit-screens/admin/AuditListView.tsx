import type { ListViewServerProps } from 'payload'
import { pickListViewClientProps } from '@/components/admin/list/pickListViewClientProps'
import type { AuditEntry } from '@/payload-types'
import { findNamesOfAuditedDocuments } from '@/src/plugins/audit-screens/queries/findNamesOfAuditedDocuments'
import { readSiteTimezone } from '@/src/queries/readSiteTimezone'
import { AuditTrail } from './AuditTrail'
import { groupEntriesByDay } from './auditLines'

/**
 * List of audit entries, shown as sentences. The current names of the documents are read with one query per page:
 * the trail does not store names of candidates, so a deleted application also loses its name here.
 */
export async function AuditListView(props: ListViewServerProps) {
  const { data, payload, user } = props
  const entries: AuditEntry[] = data?.docs ?? []
  const timezone = await readSiteTimezone(payload)
  const names = await findNamesOfAuditedDocuments(payload, { user: user ?? null, entries })
  const days = groupEntriesByDay(entries, { timezone, names, now: new Date() })
  return <AuditTrail {...pickListViewClientProps(props)} days={days} />
}
