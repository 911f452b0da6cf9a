import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { isUnclearReplyJobSql } from './answers/queries/isUnclearReplyJobSql'

/** Conditions on rows of `payload_jobs` whose mail may have been sent: these are not sent again. */
export const unclearDeliveryConditions: readonly SQL[] = [isUnclearReplyJobSql]
