import type { PayloadRequest } from 'payload'
import { isActiveSuperAdmin } from '@/src/domain/roles'

export const superAdminsOnly = ({ req }: { req: PayloadRequest }) => isActiveSuperAdmin(req.user)
