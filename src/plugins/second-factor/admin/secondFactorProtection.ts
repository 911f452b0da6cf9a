import type { PluginAccountProtection } from '@/components/admin/security/accountProtection'
import { secondFactorWords } from '@/src/plugins/second-factor/words/admin/secondFactor'
import { SecondFactorSection } from './SecondFactorSection'

export const secondFactorProtection: PluginAccountProtection = {
  name: 'second-factor',
  Section: SecondFactorSection,
  reset: {
    path: 'double-authentification/reinitialiser',
    words: secondFactorWords.reset,
    isProofRequired: true,
  },
}
