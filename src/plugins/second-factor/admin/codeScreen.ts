import type { SignInScreen } from '@/components/admin/security/signInScreen'
import { secondFactorWords } from '@/src/plugins/second-factor/words/admin/secondFactor'
import { CodeStep } from './CodeStep'
import { SecondFactorDue } from './SecondFactorDue'

export const codeScreen: SignInScreen = {
  name: 'second-factor',
  Step: CodeStep,
  SetUp: SecondFactorDue,
  due: secondFactorWords.due,
}
