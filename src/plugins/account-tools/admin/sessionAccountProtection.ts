import type { PluginAccountProtection } from '@/components/admin/security/accountProtection'
import { sessionWords } from '@/src/plugins/account-tools/words/admin/sessions'
import { SessionsSection } from './SessionsSection'

export const sessionAccountProtection: PluginAccountProtection = {
  name: 'sessions',
  Section: SessionsSection,
  reset: { path: 'sessions/fermer', words: sessionWords.endAll, isProofRequired: false },
}
