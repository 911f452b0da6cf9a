import type { PluginSignInScreen } from '@/components/admin/security/signInScreen'
import { secondFactorSignInScreen } from './second-factor/admin/secondFactorSignInScreen'

/** The screens of the steps that plugins require besides the password. */
export const signInScreens: readonly PluginSignInScreen[] = [secondFactorSignInScreen]
