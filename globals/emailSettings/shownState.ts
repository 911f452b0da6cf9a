import type { FieldHook } from 'payload'
import { isSameServer, savedServer } from '@/src/domain/mailServer'
import { openText } from '@/src/secrets/sealedText'

// Both stand before the fields they tell of: access control takes those away after them.

export const tellWhetherPasswordIsSaved: FieldHook = ({ siblingData }) =>
  Boolean(siblingData.smtpPassword)

export const tellWhetherPasswordIsLost: FieldHook = ({ req, siblingData }) =>
  Boolean(siblingData.smtpPassword) &&
  openText(req.payload, 'mail server password', siblingData.smtpPassword) === null

export const tellWhetherServerWaits: FieldHook = ({ siblingData }) =>
  !isSameServer(savedServer(siblingData), savedServer(siblingData.confirmedServer))
