import type { PluginSignInExtra } from '@/components/admin/signIn/signInExtra'
import { accessRequestExtra } from './account-tools/admin/accessRequestExtra'

/** What plugins show below the sign-in form. */
export const signInExtras: readonly PluginSignInExtra[] = [accessRequestExtra]
