import type { PayloadRequest } from 'payload'
import type { ReactElement } from 'react'

/** A server component that a plugin shows below the sender of a message. */
export type PluginSenderPanel = {
  name: string
  Panel: (props: { address: string; req: PayloadRequest }) => Promise<ReactElement | null>
}
