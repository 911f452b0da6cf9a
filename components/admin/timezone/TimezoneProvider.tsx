import type { ServerProps } from 'payload'
import type { ReactNode } from 'react'
import { readTimezone } from '@/src/queries/readTimezone'
import { SiteTimezoneProvider } from './siteTimezone'

type Props = Pick<ServerProps, 'payload'> & { children?: ReactNode }

/** Tells every screen of the admin in which zone the settings want times to be shown. */
export async function TimezoneProvider({ children, payload }: Props) {
  return (
    <SiteTimezoneProvider timezone={await readTimezone(payload)}>{children}</SiteTimezoneProvider>
  )
}
