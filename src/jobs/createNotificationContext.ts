import type { Payload } from 'payload'
import type { NotificationContext } from '@/src/notifications/notificationContext'
import type { Outlets } from '@/src/notifications/outlets'
import { readMailSettings } from '@/src/queries/internal/readMailSettings'

/** Reads the settings once for all that a job sends, and takes the time at which it begins. */
export async function createNotificationContext(
  payload: Payload,
  outlets: Outlets,
): Promise<NotificationContext> {
  return {
    settings: await readMailSettings(payload),
    outlets,
    logger: payload.logger,
    kv: payload.kv,
    now: new Date(),
  }
}
