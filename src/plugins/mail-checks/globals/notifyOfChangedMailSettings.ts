import { randomUUID } from 'node:crypto'
import type { GlobalBeforeChangeHook } from 'payload'
import { isSameServer, savedMailServer } from '@/src/domain/mails/mailServer'
import { addRequestId } from '@/src/log/requestContext'
import {
  changedSettings,
  serversForAnnouncement,
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
  const changes = changedSettings(originalDoc ?? {}, data)
  const trusted = savedMailServer(originalDoc?.confirmedServer)
  const [current, confirmed] = [savedMailServer(data), savedMailServer(data.confirmedServer)]
  const isConfirmation = data.confirmServer === true && !isSameServer(trusted, confirmed)
  if (changes.length === 0 && !isConfirmation) return data
  const awaitsConfirmation = !isSameServer(current, confirmed)
  const change = {
    id: randomUUID(),
    changedBy: `${user.name} (${user.email})`,
    changes,
    isConfirmation,
    awaitsConfirmation,
  }
  for (const server of serversForAnnouncement(trusted, current)) {
    await payload.jobs.queue({
      task: 'announceMailSettings',
      input: addRequestId({ change, server }),
      req,
    })
  }
  return data
}
