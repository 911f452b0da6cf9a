import type { PayloadRequest } from 'payload'
import type { ReactElement } from 'react'

/** What a plugin shows below the sender of a message: a server component. */
export type PluginSenderPanel = {
  name: string
  Panel: (props: { address: string; req: PayloadRequest }) => Promise<ReactElement | null>
}
