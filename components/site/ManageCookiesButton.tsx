'use client'

import { Button, type ButtonVariant } from '@/components/ui/Button'
import { consentWords } from '@/src/content/fr/consent'
import { forgetConsent } from './consent/keptConsent'
import { useHydrated } from './useHydrated'

type Props = { variant: ButtonVariant; className?: string }

/** Without JavaScript nothing is measured, so there is nothing to manage and no button. */
export function ManageCookiesButton(look: Props) {
  const hydrated = useHydrated()
  if (!hydrated) return null
  const askAgain = () => {
    forgetConsent()
    window.location.reload()
  }
  return (
    <Button {...look} onClick={askAgain}>
      {consentWords.manage}
    </Button>
  )
}
