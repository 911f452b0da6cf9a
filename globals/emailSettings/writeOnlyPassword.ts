import type { FieldHook } from 'payload'

/**
 * Keeps the password enciphered. An empty field keeps the one that is saved, since it is never
 * shown; without a user name there is no password.
 */
export const writeOnlyPassword: FieldHook = ({ value, previousValue, siblingData, req }) => {
  if (!siblingData.smtpUser) return null
  if (!value || value === previousValue) return previousValue ?? null
  return req.payload.encrypt(value)
}

// Stands before the password among the fields: access control takes the password away after it.
export const tellWhetherPasswordIsSaved: FieldHook = ({ siblingData }) =>
  Boolean(siblingData.smtpPassword)
