import type { CollectionBeforeChangeHook } from 'payload'

/** Who decided, and when. The name is kept as text: it outlives the account. */
export const noteStatusChange: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (!originalDoc || data.status === originalDoc.status) return data
  return {
    ...data,
    statusChangedAt: new Date().toISOString(),
    statusChangedBy: req.user?.name ?? null,
  }
}
