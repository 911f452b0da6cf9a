import type { SignInScreen } from '@/components/admin/security/signInScreen'
import { codeScreen } from './second-factor/admin/codeScreen'

/** The screens of the steps that plugins require besides the password. */
export const signInScreens: readonly SignInScreen[] = [codeScreen]
