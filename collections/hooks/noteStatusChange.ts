import type { CollectionBeforeChangeHook } from 'payload'

/** Who decided, and when. The name is kept as text: it outlives the account. */
export const noteStatusChange: CollectionBeforeChangeHook = (args) => {
  const { data, operation, originalDoc, req } = args
  if (operation === 'create' || data.status === originalDoc?.status) return data
  return {
    ...data,
    statusChangedAt: new Date().toISOString(),
    statusChangedBy: req.user?.name ?? null,
  }
}
