import type { SignInStep } from '@/collections/Users/signInStep'
import { secondFactorSignInStep } from './second-factor/collections/secondFactorSignInStep'

/** The steps that plugins require besides the password. */
export const signInSteps: readonly SignInStep[] = [secondFactorSignInStep]
