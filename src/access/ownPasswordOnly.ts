import type { FieldAccess } from 'payload'

/**
 * What nobody does for somebody else; an address gives the account's number as text. Asked without a
 * password at hand, as Payload does for its own form, the answer is no: that form asks for no current
 * password, and forgets what it shows at every answer of the server.
 */
export const ownPasswordOnly: FieldAccess = ({ id, req, siblingData }) =>
  siblingData?.password !== undefined && id !== undefined && String(id) === String(req.user?.id)
