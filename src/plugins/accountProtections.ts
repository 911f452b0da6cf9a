import type { AccountProtection } from '@/components/admin/security/accountProtection'
import { sessionProtection } from './account-tools/admin/sessionProtection'
import { codeProtection } from './second-factor/admin/codeProtection'

/** What plugins add to protect an account, in the order of its page. */
export const accountProtections: readonly AccountProtection[] = [codeProtection, sessionProtection]
