import { isSameServer, type SavedServer } from './mailServer'

const ANNOUNCED_FIELDS = [
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
type AnnouncedField = (typeof ANNOUNCED_FIELDS)[number]

export type MailSettingsChange = {
  /** The same on every way on which the change is told. */
  id: string
  changedBy: string
  changes: FieldChange[]
  /** A Super Administrator has just confirmed the server that was waiting. */
  isConfirmation: boolean
  awaitsConfirmation: boolean
}
/** The values are null where they are secret or empty. */
export type FieldChange = { field: AnnouncedField; before: string | null; after: string | null }

type Settings = Partial<Record<AnnouncedField, unknown>>

export function changedFields(before: Settings, after: Settings): FieldChange[] {
  return ANNOUNCED_FIELDS.map((field) => ({
    field,
    before: asText(before[field]),
    after: asText(after[field]),
  }))
    .filter((change) => change.before !== change.after)
    .map((change) =>
      change.field === 'smtpPassword' ? { ...change, before: null, after: null } : change,
    )
}

/** Every way on which a change is told: the one trusted until now, and the one mails take from now on. */
export function serversToTellThrough(trusted: SavedServer, current: SavedServer): SavedServer[] {
  return isSameServer(trusted, current) ? [current] : [trusted, current]
}

function asText(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  return Array.isArray(value) ? value.join(', ') || null : String(value)
}
