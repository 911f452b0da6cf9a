import type { SignInStep } from '@/collections/Users/signInStep'
import { secondFactorSignInStep } from './second-factor/collections/secondFactorSignInStep'

/** What plugins require besides the password. */
export const signInSteps: readonly SignInStep[] = [secondFactorSignInStep]
