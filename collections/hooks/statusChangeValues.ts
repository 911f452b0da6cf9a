import type { PayloadRequest } from 'payload'

/**
 * Returns the field values that record who changed a status and when: the account, and a copy of
 * its current name.
 */
export const statusChangeValues = ({ user }: PayloadRequest) => ({
  statusChangedAt: new Date().toISOString(),
  statusChangedBy: user?.id ?? null,
  statusChangedByName: user?.name ?? null,
})
