import type { FieldHook } from 'payload'
import { isSameServer, savedServer } from '@/src/domain/mails/mailServer'
import { openText } from '@/src/secrets/sealedText'

// They stand before the fields they tell of, which are taken away after them.

export const tellWhetherPasswordIsSaved: FieldHook = ({ siblingData }) =>
  Boolean(siblingData.smtpPassword)

export const tellWhetherPasswordIsLost: FieldHook = ({ req, siblingData }) =>
  Boolean(siblingData.smtpPassword) &&
  openText(req.payload, 'mail server password', siblingData.smtpPassword) === null

export const tellWhetherServerWaits: FieldHook = ({ siblingData }) =>
  !isSameServer(savedServer(siblingData), savedServer(siblingData.confirmedServer))

/** Without a server here and in the environment, which the configuration tells of. */
export const tellWhetherNothingIsSent: FieldHook = ({ req, siblingData }) =>
  !siblingData.smtpHost && req.payload.config.custom?.hasMailServer !== true

/**
 * Nobody is ever shown the password, only our own code. Not by the field's access: the admin draws no
 * field that its reader may not read, and nobody could type one.
 */
export const keepToOurselves: FieldHook = ({ overrideAccess, value }) =>
  overrideAccess ? value : null
