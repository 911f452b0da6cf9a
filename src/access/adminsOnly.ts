import type { PayloadRequest } from 'payload'
import { isAdministrator } from '@/src/domain/roles'

export const adminsOnly = ({ req }: { req: PayloadRequest }) => isAdministrator(req.user)
