import type { PayloadRequest } from 'payload'
import { isActiveSuperAdmin } from '@/src/domain/accounts/roles'

export const superAdminsOnly = ({ req }: { req: PayloadRequest }) => isActiveSuperAdmin(req.user)
