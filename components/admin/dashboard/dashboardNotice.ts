import type { ServerProps } from 'payload'
import type { ReactElement } from 'react'

/** A server component that a plugin shows under the heading of the dashboard. It is no widget, so users cannot remove it. */
export type PluginDashboardNotice = {
  name: string
  Notice: (props: Pick<ServerProps, 'payload' | 'user'>) => Promise<ReactElement | null>
}
