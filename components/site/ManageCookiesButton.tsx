'use client'

import { Button, type ButtonVariant } from '@/components/ui/Button'
import { deleteStoredConsent, requestConsent } from './consent/storedConsent'
import { hasUnsavedInput } from './hasUnsavedInput'
import { useIsHydrated } from './useIsHydrated'

type Props = { label: string; variant: ButtonVariant; className?: string }

/** Not rendered without JavaScript: nothing is measured then, so there is no consent to manage. */
export function ManageCookiesButton({ label, ...look }: Props) {
  const hydrated = useIsHydrated()
  if (!hydrated) return null
  const askAgain = () => {
    deleteStoredConsent()
    if (hasUnsavedInput(document)) requestConsent()
    else window.location.reload()
  }
  return (
    <Button {...look} onClick={askAgain}>
      {label}
    </Button>
  )
}
