import type { SignInExtra } from '@/components/admin/signIn/signInExtra'
import { accessRequest } from './account-tools/admin/accessRequest'

/** What plugins show below the sign-in form. */
export const signInExtras: readonly SignInExtra[] = [accessRequest]
