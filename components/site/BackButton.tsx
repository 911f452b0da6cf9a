'use client'

import { useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/Button'

/** Goes one page back; not there without JavaScript, where it could do nothing. */
export function BackButton({ label }: { label: string }) {
  const works = useSyncExternalStore(never, isInBrowser, isOnServer)
  if (!works) return null
  return (
    <Button variant="inverse" onClick={() => history.back()}>
      {label}
    </Button>
  )
}

const never = () => () => {}
const isInBrowser = () => true
const isOnServer = () => false
