import type { CollectionBeforeChangeHook } from 'payload'
import type { JobApplication } from '@/payload-types'
import { storedBefore } from './rememberStored'

/**
 * Stores who set the spam mark and when (it expires after thirty days); clears both when the mark
 * is removed.
 */
export const noteSpamMark: CollectionBeforeChangeHook<JobApplication> = (args) => {
  const { context, data, operation, originalDoc, req } = args
  if (operation === 'create' || !originalDoc) return data
  const before = storedBefore(context, originalDoc.id).isSpam
  if (data.isSpam === before) return data
  return {
    ...data,
    spamMarkedAt: data.isSpam ? new Date().toISOString() : null,
    spamMarkedBy: (data.isSpam && req.user?.id) || null,
    spamMarkedByName: (data.isSpam && req.user?.name) || null,
  }
}
