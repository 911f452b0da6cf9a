import type { PluginSignInScreen } from '@/components/admin/security/signInScreen'
import { secondFactorWords } from '@/src/plugins/second-factor/words/admin/secondFactor'
import { SecondFactorCodeStep } from './SecondFactorCodeStep'
import { SetUpRequiredSecondFactor } from './SetUpRequiredSecondFactor'

export const secondFactorSignInScreen: PluginSignInScreen = {
  name: 'second-factor',
  Step: SecondFactorCodeStep,
  SetUp: SetUpRequiredSecondFactor,
  due: secondFactorWords.due,
}
