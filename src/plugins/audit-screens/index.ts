import type { Config } from 'payload'
import { changeCollection } from '@/src/configuration/changeCollection'
import { withSentences } from './collections/withSentences'

/** List and detail of the audit trail, in sentences. */
export const auditScreens =
  () =>
  (config: Config): Config =>
    changeCollection(config, 'audit-entries', withSentences)
