'use client'

import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** The origin of the site, which is that of the admin; empty on the server. */
export const useSiteOrigin = () =>
  useSyncExternalStore(
    neverChanges,
    () => location.origin,
    () => '',
  )
