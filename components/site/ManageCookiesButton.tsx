'use client'

import { Button, type ButtonVariant } from '@/components/ui/Button'
import { reopenConsent } from './consent/storedConsent'
import { useHydrated } from './useHydrated'

type Props = { label: string; variant: ButtonVariant; className?: string }

/** Without JavaScript nothing is measured, so there is nothing to manage and no button. */
export function ManageCookiesButton({ label, ...look }: Props) {
  const hydrated = useHydrated()
  if (!hydrated) return null
  const askAgain = () => {
    reopenConsent()
    window.location.reload()
  }
  return (
    <Button {...look} onClick={askAgain}>
      {label}
    </Button>
  )
}
