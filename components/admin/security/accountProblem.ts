import { secondFactorWords } from '@/src/content/admin/security'
import type { Failure } from '../request/request'

/** Why the server refused a request about an account: about a field where it names one. */
export function accountProblem({ fields, message }: Failure): string {
  return Object.values(fields)[0] ?? message ?? secondFactorWords.failed
}
