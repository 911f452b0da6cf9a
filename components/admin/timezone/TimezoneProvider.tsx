import type { ServerProps } from 'payload'
import type { ReactNode } from 'react'
import { readTimezone } from '@/src/queries/readTimezone'
import { SiteTimezoneProvider } from './siteTimezone'

type Props = Pick<ServerProps, 'payload'> & { children?: ReactNode }

/** Provides the time zone of the settings to all screens of the admin. */
export async function TimezoneProvider({ children, payload }: Props) {
  return (
    <SiteTimezoneProvider timezone={await readTimezone(payload)}>{children}</SiteTimezoneProvider>
  )
}
