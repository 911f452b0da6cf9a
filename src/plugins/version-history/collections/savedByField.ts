import type { CollectionBeforeChangeHook, GlobalBeforeChangeHook, TextField } from 'payload'
import { nobody, staffOnly } from '@/src/access/roles'

/**
 * The author of a version. A name, not a relationship, so that it remains after the account is
 * deleted.
 */
export const savedByField: TextField = {
  name: 'savedBy',
  type: 'text',
  hidden: true,
  access: { create: nobody, read: staffOnly, update: nobody },
}

export const setSavedBy: CollectionBeforeChangeHook & GlobalBeforeChangeHook = ({ data, req }) => ({
  ...data,
  savedBy: req.user?.name ?? null,
})
