import type { PayloadRequest } from 'payload'
import type { ReactElement } from 'react'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import type { MessageForStaff } from '@/src/queries/findMessageForStaff'

/** A server component that a plugin adds below a contact message, in the grid area `panels`. */
export type PluginMessagePanel = {
  name: string
  Panel: (props: MessagePanelProps) => Promise<ReactElement | null>
}

export type MessagePanelProps = {
  message: MessageForStaff
  req: PayloadRequest
  timezone: SiteTimezone
}
