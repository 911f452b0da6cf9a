import type { Payload } from 'payload'
import type { JobApplication } from '@/payload-types'

/** What a plugin adds to the seed. */
export type PluginSeed = {
  /** The settings of every new firm, with or without demo content. */
  settings?: (payload: Payload, options: { demo: boolean }) => Promise<void>
  /** Settings that a site from an earlier version lacks. */
  missingSettings?: (payload: Payload) => Promise<void>
  /** Demo content: existing content stays unchanged, missing content is added. */
  demo?: (payload: Payload, options: { now: Date; visits?: boolean }) => Promise<void>
  /** What belongs to an application of the demo content, after it is stored. */
  application?: (payload: Payload, application: JobApplication) => Promise<void>
}
