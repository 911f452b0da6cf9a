import type { Access } from 'payload'
import { isAdministrator } from '@/src/domain/accounts/roles'

/**
 * Administrators, when data is submitted. Payload checks access without data to decide whether to
 * show its own creation form; that form asks for a password, while staff invite people from the
 * list, so it gets no access.
 */
export const accountCreators: Access = ({ req, data }) =>
  data !== undefined && isAdministrator(req.user)
