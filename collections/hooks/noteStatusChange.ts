import type { CollectionBeforeChangeHook } from 'payload'

/** Who decided, and when: the account, and the name that it bears at this moment. */
export const noteStatusChange: CollectionBeforeChangeHook = (args) => {
  const { data, operation, originalDoc, req } = args
  if (operation === 'create' || data.status === originalDoc?.status) return data
  return {
    ...data,
    statusChangedAt: new Date().toISOString(),
    statusChangedBy: req.user?.id ?? null,
    statusChangedByName: req.user?.name ?? null,
  }
}
