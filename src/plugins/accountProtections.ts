import type { PluginAccountProtection } from '@/components/admin/security/accountProtection'
import { sessionAccountProtection } from './account-tools/admin/sessionAccountProtection'
import { secondFactorProtection } from './second-factor/admin/secondFactorProtection'

/** The protections of plugins for an account, in the order of its page. */
export const accountProtections: readonly PluginAccountProtection[] = [
  secondFactorProtection,
  sessionAccountProtection,
]
