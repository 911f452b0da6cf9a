import type { PayloadRequest } from 'payload'
import type { ReactElement } from 'react'

/** A link that a plugin adds beside the title of the widget of pending work. */
export type PluginPendingWorkLink = {
  name: string
  /** A server component. It checks the user itself. */
  Link: (props: { req: PayloadRequest }) => Promise<ReactElement | null>
}
