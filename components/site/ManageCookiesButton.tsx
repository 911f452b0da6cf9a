'use client'

import { Button, type ButtonVariant } from '@/components/ui/Button'
import { askForConsent, reopenConsent } from './consent/storedConsent'
import { hasTyped } from './hasTyped'
import { useHydrated } from './useHydrated'

type Props = { label: string; variant: ButtonVariant; className?: string }

/**
 * Not rendered without JavaScript: then nothing is measured, so that there is no consent to manage.
 */
export function ManageCookiesButton({ label, ...look }: Props) {
  const hydrated = useHydrated()
  if (!hydrated) return null
  const askAgain = () => {
    reopenConsent()
    if (hasTyped(document)) askForConsent()
    else window.location.reload()
  }
  return (
    <Button {...look} onClick={askAgain}>
      {label}
    </Button>
  )
}
