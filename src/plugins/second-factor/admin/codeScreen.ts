import type { SignInScreen } from '@/components/admin/security/signInScreen'
import { secondFactorWords } from '@/src/plugins/second-factor/words/admin/secondFactor'
import { CodeStep } from './CodeStep'
import { SecondFactorDue } from './SecondFactorDue'
import { SecondFactorSection } from './SecondFactorSection'

export const codeScreen: SignInScreen = {
  name: 'second-factor',
  Step: CodeStep,
  Section: SecondFactorSection,
  SetUp: SecondFactorDue,
  due: secondFactorWords.due,
  reset: {
    path: 'double-authentification/reinitialiser',
    words: secondFactorWords.reset,
    isProofRequired: true,
  },
}
