import type { FieldAccess } from 'payload'

/**
 * For fields that only the owner of the account may change. In a URL the id is text; when Payload
 * only checks which fields a form shows, there is a document but no id.
 */
export const ownAccountOnly: FieldAccess = ({ req, id, doc }) => {
  const account = id ?? doc?.id
  return account !== undefined && String(account) === String(req.user?.id)
}
