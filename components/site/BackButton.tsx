'use client'

import { Button } from '@/components/ui/Button'
import { useHydrated } from './useHydrated'

/** Goes one page back; not there without JavaScript, where it could do nothing. */
export function BackButton({ label }: { label: string }) {
  const hydrated = useHydrated()
  if (!hydrated) return null
  return (
    <Button variant="inverse" onClick={() => history.back()}>
      {label}
    </Button>
  )
}
