'use client'

import { Button } from '@/components/ui/Button'
import { useIsHydrated } from './useIsHydrated'

/** Goes back in the history; not rendered without JavaScript. */
export function BackButton({ label }: { label: string }) {
  const hydrated = useIsHydrated()
  if (!hydrated) return null
  return (
    <Button variant="inverse" onClick={() => history.back()}>
      {label}
    </Button>
  )
}
