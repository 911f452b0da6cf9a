import type { PayloadRequest } from 'payload'
import { isAdministrator } from '@/src/domain/accounts/roles'

export const adminsOnly = ({ req }: { req: PayloadRequest }) => isAdministrator(req.user)
