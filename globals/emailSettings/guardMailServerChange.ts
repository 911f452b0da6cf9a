import type { GlobalBeforeChangeHook, PayloadRequest } from 'payload'
import type { EmailSetting } from '@/payload-types'
import { isActiveSuperAdmin } from '@/src/domain/accounts/roles'
import {
  confirmedServerAfterChange,
  isSameMailServerAccount,
  mailServerOfSettings,
  type SavedMailServer,
} from '@/src/domain/mails/mailServer'
import { sealText } from '@/src/secrets/sealedText'

type PartialEmailSettings = Partial<EmailSetting>

/**
 * The saved password is only used with the server, port and user for which it was entered; mails
 * for Super Administrators are only sent through a server that one of them confirmed.
 */
export const guardMailServerChange: GlobalBeforeChangeHook = ({ data, originalDoc, req }) => {
  const before = mailServerOfSettings(originalDoc)
  const after = {
    ...mailServerOfSettings(data),
    smtpPassword: smtpPasswordToSave(before, data, req),
  }
  const confirmedServer = confirmedServerAfterChange({
    before,
    after,
    confirmed: mailServerOfSettings(originalDoc?.confirmedServer),
    // Commands without a user act for the operator of the site.
    by: {
      mayConfirm: req.user === null || isActiveSuperAdmin(req.user),
      confirms: data.confirmServer === true,
    },
  })
  return { ...data, smtpPassword: after.smtpPassword, confirmedServer }
}

/** An empty field means the saved password, because the form never shows it. */
function smtpPasswordToSave(
  before: SavedMailServer,
  settings: PartialEmailSettings,
  { payload }: PayloadRequest,
) {
  // A REST value can have any type: field types are validated later.
  const typed = typeof settings.smtpPassword === 'string' ? settings.smtpPassword : ''
  const newServer = mailServerOfSettings(settings)
  if (!newServer.smtpUser) return null
  if (typed && typed !== before.smtpPassword)
    return sealText(payload, 'mail server password', typed)
  return isSameMailServerAccount(before, newServer) ? before.smtpPassword : null
}
