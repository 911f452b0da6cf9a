import type { FieldAccess } from 'payload'

/** What nobody does for somebody else. An address gives the account's number as text. */
export const ownAccountOnly: FieldAccess = ({ req, id }) =>
  id !== undefined && String(id) === String(req.user?.id)
