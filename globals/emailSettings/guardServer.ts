import type { GlobalBeforeChangeHook, PayloadRequest } from 'payload'
import type { EmailSetting } from '@/payload-types'
import { isActiveSuperAdmin } from '@/src/domain/accounts/roles'
import {
  isSameMailbox,
  type SavedServer,
  savedServer,
  serverConfirmedAfter,
} from '@/src/domain/mails/mailServer'
import { sealText } from '@/src/secrets/sealedText'

type Settings = Partial<EmailSetting>

/**
 * A password never goes to another server, port or user than it was given for, and mails for Super
 * Administrators to none that a lesser role has chosen.
 */
export const guardServer: GlobalBeforeChangeHook = ({ data, originalDoc, req }) => {
  const before = savedServer(originalDoc)
  const after = { ...savedServer(data), smtpPassword: passwordToSave(before, data, req) }
  const confirmedServer = serverConfirmedAfter({
    before,
    after,
    confirmed: savedServer(originalDoc?.confirmedServer),
    // Our own commands act for whoever runs the site.
    by: {
      mayConfirm: req.user === null || isActiveSuperAdmin(req.user),
      confirms: data.confirmServer === true,
    },
  })
  return { ...data, smtpPassword: after.smtpPassword, confirmedServer }
}

/** An empty field keeps the password that is saved, since it is never shown. */
function passwordToSave(before: SavedServer, settings: Settings, { payload }: PayloadRequest) {
  // Through REST it may be anything: field types are checked later than this.
  const typed = typeof settings.smtpPassword === 'string' ? settings.smtpPassword : ''
  const asked = savedServer(settings)
  if (!asked.smtpUser) return null
  if (typed && typed !== before.smtpPassword)
    return sealText(payload, 'mail server password', typed)
  return isSameMailbox(before, asked) ? before.smtpPassword : null
}
