import type { PayloadRequest } from 'payload'
import type { ReactElement } from 'react'

/** A warning of a plugin that concerns all figures of the widget with the visits. */
export type PluginVisitsNotice = {
  name: string
  /** A server component. */
  Notice: (props: { req: PayloadRequest }) => Promise<ReactElement | null>
}
