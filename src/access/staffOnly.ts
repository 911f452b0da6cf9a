import type { PayloadRequest } from 'payload'
import { isStaff } from '@/src/domain/accounts/roles'

export const staffOnly = ({ req }: { req: PayloadRequest }) => isStaff(req.user)
