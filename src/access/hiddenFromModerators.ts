import type { ClientUser } from 'payload'
import { type Account, isAdministrator } from '@/src/domain/accounts/roles'

type Viewer = Partial<Account> | ClientUser

export const hiddenFromModerators = ({ user }: { user: Viewer | null }) =>
  !isAdministrator(user && { role: user.role, status: user.status })
