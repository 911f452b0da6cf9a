import type { Failure } from '@/components/admin/request/request'
import { accountSecurityWords } from '@/src/content/admin/security'

/** The error sentence of a failed account request: the one of a field, if there is one. */
export function accountRequestError({ fields, message }: Failure): string {
  return Object.values(fields)[0] ?? message ?? accountSecurityWords.failed
}
