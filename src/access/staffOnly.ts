import type { PayloadRequest } from 'payload'
import { isStaff } from '@/src/domain/roles'

export const staffOnly = ({ req }: { req: PayloadRequest }) => isStaff(req.user)
