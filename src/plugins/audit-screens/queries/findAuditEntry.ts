import type { PayloadRequest } from 'payload'
import type { AuditEntry } from '@/payload-types'

/** Finds an audit entry; null when the user may not read it. */
export function findAuditEntry(
  req: PayloadRequest,
  id: number | string,
): Promise<AuditEntry | null> {
  return req.payload.findByID({
    collection: 'audit-entries',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
}
