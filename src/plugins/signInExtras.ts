import type { PluginSignInExtra } from '@/components/admin/signIn/signInExtra'
import { accessRequestExtra } from './account-tools/admin/accessRequestExtra'

/** The components of plugins below the sign-in form. */
export const signInExtras: readonly PluginSignInExtra[] = [accessRequestExtra]
