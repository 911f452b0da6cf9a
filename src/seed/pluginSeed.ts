import type { Payload } from 'payload'
import type { JobApplication } from '@/payload-types'

/** The settings and the content that a plugin adds to the seed. */
export type PluginSeed = {
  /** Seeds the settings of every new firm, with or without demo content. */
  settings?: (payload: Payload, options: { demo: boolean }) => Promise<void>
  /** Seeds the settings that a site from an earlier version lacks. */
  missingSettings?: (payload: Payload) => Promise<void>
  /** Seeds the demo content: existing content stays unchanged, missing content is added. */
  demo?: (payload: Payload, options: { now: Date; visits?: boolean }) => Promise<void>
  /** Seeds the records of a plugin for an application of the demo content. */
  application?: (payload: Payload, application: JobApplication) => Promise<void>
}
