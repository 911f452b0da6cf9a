import type { CollectionBeforeChangeHook } from 'payload'
import { storedBefore } from './rememberStored'

/** Stores who changed the status and when: the account, and a copy of its current name. */
export const noteStatusChange: CollectionBeforeChangeHook = (args) => {
  const { context, data, operation, originalDoc, req } = args
  if (operation === 'create' || !originalDoc) return data
  const before = storedBefore(context, originalDoc.id).status ?? originalDoc.status
  if (data.status === before) return data
  return {
    ...data,
    statusChangedAt: new Date().toISOString(),
    statusChangedBy: req.user?.id ?? null,
    statusChangedByName: req.user?.name ?? null,
  }
}
