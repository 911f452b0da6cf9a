'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { DEFAULT_TIMEZONE, type SiteTimezone } from '@/src/domain/languages/siteLocale'

const SiteTimezoneContext = createContext<SiteTimezone>(DEFAULT_TIMEZONE)

type Props = { children: ReactNode; timezone: SiteTimezone }

export function SiteTimezoneProvider({ children, timezone }: Props) {
  return <SiteTimezoneContext value={timezone}>{children}</SiteTimezoneContext>
}

/** The time zone of the settings, for `formatDate` and `formatDateTime`. */
export function useSiteTimezone() {
  return useContext(SiteTimezoneContext)
}
