import type { FieldHook } from 'payload'
import { isSameMailServer, mailServerOfSettings } from '@/src/domain/mails/mailServer'
import { openSealedText } from '@/src/secrets/sealedText'

// These fields come before those that they describe, because the hooks of the latter remove their
// values.

export const isPasswordSaved: FieldHook = ({ siblingData }) => Boolean(siblingData.smtpPassword)

export const isPasswordUnreadable: FieldHook = ({ req, siblingData }) =>
  Boolean(siblingData.smtpPassword) &&
  openSealedText(req.payload, 'mail server password', siblingData.smtpPassword) === null

export const isServerUnconfirmed: FieldHook = ({ siblingData }) =>
  !isSameMailServer(
    mailServerOfSettings(siblingData),
    mailServerOfSettings(siblingData.confirmedServer),
  )

/**
 * True without a server in the settings and in the environment, which the configuration reports.
 */
export const hasNoMailServer: FieldHook = ({ req, siblingData }) =>
  !siblingData.smtpHost && req.payload.config.custom?.hasMailServer !== true

/**
 * Hides the password from all users; only our own code reads it. Field access control is not used,
 * because the admin does not render a field that its user may not read, and so no user could enter
 * a password.
 */
export const hidePassword: FieldHook = ({ overrideAccess, value }) =>
  overrideAccess ? value : null
