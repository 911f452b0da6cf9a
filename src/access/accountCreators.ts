import type { Access } from 'payload'
import { isAdministrator } from '@/src/domain/accounts/roles'

/**
 * Administrators. Asked without an account at hand, as Payload does for its own form, the answer is no:
 * that form wants a password, while people are invited from the list and choose their own.
 */
export const accountCreators: Access = ({ req, data }) =>
  data !== undefined && isAdministrator(req.user)
