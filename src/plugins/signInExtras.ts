import type { PluginSignInExtra } from '@/components/admin/signIn/signInExtra'
import { accessRequestSignInExtra } from './account-tools/admin/accessRequestSignInExtra'

/** The components of plugins below the sign-in form. */
export const signInExtras: readonly PluginSignInExtra[] = [accessRequestSignInExtra]
