import type { ListViewServerProps } from 'payload'
import type { AuditEntry } from '@/payload-types'
import { findAuditNames } from '@/src/queries/findAuditNames'
import { readTimezone } from '@/src/queries/readTimezone'
import { listViewParts } from '../list/listViewParts'
import { AuditTrail } from './AuditTrail'
import { auditDays } from './auditLines'

/**
 * The trail as sentences. Of whom they speak is asked once for the page, in the words of today: the trail
 * keeps no name of a stranger, so that with a candidate's application the name goes from here too.
 */
export async function AuditListView(props: ListViewServerProps) {
  const { data, payload, user } = props
  const entries: AuditEntry[] = data?.docs ?? []
  const timezone = await readTimezone(payload)
  const names = await findAuditNames(payload, { user: user ?? null, entries })
  const days = auditDays(entries, { timezone, names, now: new Date() })
  return <AuditTrail {...listViewParts(props)} days={days} />
}
