import type { FieldHook } from 'payload'
import { isSameServer, savedServer } from '@/src/domain/mailServer'

// Both stand before the fields they tell of: access control takes those away after them.

export const tellWhetherPasswordIsSaved: FieldHook = ({ siblingData }) =>
  Boolean(siblingData.smtpPassword)

export const tellWhetherServerWaits: FieldHook = ({ siblingData }) =>
  !isSameServer(savedServer(siblingData), savedServer(siblingData.confirmedServer))
