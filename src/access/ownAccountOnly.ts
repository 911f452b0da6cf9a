import type { FieldAccess } from 'payload'

/**
 * What nobody does for somebody else. An address gives the account's number as text; where Payload only asks
 * what a form may offer, it gives the document and no number.
 */
export const ownAccountOnly: FieldAccess = ({ req, id, doc }) => {
  const account = id ?? doc?.id
  return account !== undefined && String(account) === String(req.user?.id)
}
