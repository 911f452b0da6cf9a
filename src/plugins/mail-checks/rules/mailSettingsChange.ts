import { isSameMailServer, type SavedMailServer } from '@/src/domain/mails/mailServer'

const NOTIFIED_MAIL_SETTING_FIELDS = [
  'smtpHost',
  'smtpPort',
  'smtpUser',
  'smtpPassword',
  'fromEmail',
  'fromName',
  'replyToEmail',
  'enableNotifications',
  'notifyNewApplications',
  'notifyNewMessages',
  'notificationRecipients',
] as const
type NotifiedMailSettingField = (typeof NOTIFIED_MAIL_SETTING_FIELDS)[number]

export type MailSettingsChange = {
  /** The id that all notifications of one change share. */
  id: string
  changedBy: string
  changes: MailSettingChange[]
  /** Whether a Super Administrator has just confirmed the pending server. */
  isConfirmation: boolean
  awaitsConfirmation: boolean
}
/** A changed field; its values are null when secret or empty. */
export type MailSettingChange = {
  field: NotifiedMailSettingField
  before: string | null
  after: string | null
}

type SettingValues = Partial<Record<NotifiedMailSettingField, unknown>>

export function changedMailSettings(
  before: SettingValues,
  after: SettingValues,
): MailSettingChange[] {
  return NOTIFIED_MAIL_SETTING_FIELDS.map((field) => ({
    field,
    before: settingValueText(before[field]),
    after: settingValueText(after[field]),
  }))
    .filter((change) => change.before !== change.after)
    .map((change) =>
      change.field === 'smtpPassword' ? { ...change, before: null, after: null } : change,
    )
}

/** The servers through which the change is announced: the one trusted so far, and the new one. */
export function serversForChangeNotification(
  trusted: SavedMailServer,
  current: SavedMailServer,
): SavedMailServer[] {
  return isSameMailServer(trusted, current) ? [current] : [trusted, current]
}

function settingValueText(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  return Array.isArray(value) ? value.join(', ') || null : String(value)
}
