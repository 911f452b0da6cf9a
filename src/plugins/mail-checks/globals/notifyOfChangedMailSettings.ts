import { randomUUID } from 'node:crypto'
import type { GlobalBeforeChangeHook } from 'payload'
import { isSameMailServer, mailServerOfSettings } from '@/src/domain/mails/mailServer'
import { addRequestIdToJobInput } from '@/src/log/requestContext'
import {
  changedMailSettings,
  serversForChangeNotification,
} from '@/src/plugins/mail-checks/rules/mailSettingsChange'

/**
 * Notifies the Super Administrators of changed mail settings, also through the previously confirmed
 * server.
 */
export const notifyOfChangedMailSettings: GlobalBeforeChangeHook = async ({
  data,
  originalDoc,
  req,
}) => {
  const { user, payload } = req
  if (!user) return data
  const changes = changedMailSettings(originalDoc ?? {}, data)
  const trusted = mailServerOfSettings(originalDoc?.confirmedServer)
  const [current, confirmed] = [
    mailServerOfSettings(data),
    mailServerOfSettings(data.confirmedServer),
  ]
  const isConfirmation = data.confirmServer === true && !isSameMailServer(trusted, confirmed)
  if (changes.length === 0 && !isConfirmation) return data
  const awaitsConfirmation = !isSameMailServer(current, confirmed)
  const change = {
    id: randomUUID(),
    changedBy: `${user.name} (${user.email})`,
    changes,
    isConfirmation,
    awaitsConfirmation,
  }
  for (const server of serversForChangeNotification(trusted, current)) {
    await payload.jobs.queue({
      task: 'announceMailSettings',
      input: addRequestIdToJobInput({ change, server }),
      req,
    })
  }
  return data
}
