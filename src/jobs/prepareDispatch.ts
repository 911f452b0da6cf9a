import type { Payload } from 'payload'
import type { Dispatch } from '@/src/notifications/dispatch'
import type { Outlets } from '@/src/notifications/outlets'
import { readMailSettings } from '@/src/queries/asSite/readMailSettings'

/** Reads the settings once for all that a job sends, and takes the time at which it begins. */
export async function prepareDispatch(payload: Payload, outlets: Outlets): Promise<Dispatch> {
  return {
    settings: await readMailSettings(payload),
    outlets,
    logger: payload.logger,
    kv: payload.kv,
    now: new Date(),
  }
}
