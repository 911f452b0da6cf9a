import type { FieldAccess } from 'payload'

/** What nobody does for somebody else. */
export const ownAccountOnly: FieldAccess = ({ req, id }) => id !== undefined && id === req.user?.id
