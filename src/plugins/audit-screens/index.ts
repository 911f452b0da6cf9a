import type { Config } from 'payload'
import { changeCollections } from '@/src/configuration/changeCollections'
import { showEntriesAsSentences } from './collections/showEntriesAsSentences'

/** Plugin that shows the audit trail in sentences, as a list and entry by entry. */
export const auditScreens =
  () =>
  (config: Config): Config =>
    changeCollections(config, { 'audit-entries': showEntriesAsSentences })
