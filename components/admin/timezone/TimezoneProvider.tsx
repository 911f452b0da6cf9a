import type { ServerProps } from 'payload'
import type { ReactNode } from 'react'
import { readSiteTimezone } from '@/src/queries/readSiteTimezone'
import { SiteTimezoneProvider } from './siteTimezone'

type Props = Pick<ServerProps, 'payload'> & { children?: ReactNode }

/** Provides the time zone of the settings to all screens of the admin. */
export async function TimezoneProvider({ children, payload }: Props) {
  return (
    <SiteTimezoneProvider timezone={await readSiteTimezone(payload)}>
      {children}
    </SiteTimezoneProvider>
  )
}
