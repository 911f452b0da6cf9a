import type { Config } from 'payload'
import { changeCollections } from '@/src/configuration/changeCollections'
import { showEntriesAsSentences } from './collections/showEntriesAsSentences'

/** List and detail of the audit trail, in sentences. */
export const auditScreens =
  () =>
  (config: Config): Config =>
    changeCollections(config, { 'audit-entries': showEntriesAsSentences })
