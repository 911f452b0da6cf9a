import type { FieldHook, GlobalBeforeReadHook } from 'payload'

/**
 * Keeps the password enciphered. An empty field keeps the one that is saved, since it is never
 * shown; without a user name there is no password.
 */
export const writeOnlyPassword: FieldHook = ({ value, previousValue, siblingData, req }) => {
  if (!siblingData.smtpUser) return null
  if (!value || value === previousValue) return previousValue ?? null
  return req.payload.encrypt(value)
}

export const tellWhetherPasswordIsSaved: GlobalBeforeReadHook = ({ doc }) => ({
  ...doc,
  smtpPasswordSaved: Boolean(doc.smtpPassword),
})
