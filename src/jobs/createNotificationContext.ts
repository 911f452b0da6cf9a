import type { Payload } from 'payload'
import type { NotificationContext } from '@/src/notifications/notificationContext'
import type { NotificationOutlets } from '@/src/notifications/notificationOutlets'
import { readMailSettings } from '@/src/queries/internal/readMailSettings'

/**
 * Creates the context of all notifications of a job: reads the settings once, and uses one time for
 * all of them.
 */
export async function createNotificationContext(
  payload: Payload,
  outlets: NotificationOutlets,
): Promise<NotificationContext> {
  return {
    settings: await readMailSettings(payload),
    outlets,
    logger: payload.logger,
    kv: payload.kv,
    now: new Date(),
  }
}
