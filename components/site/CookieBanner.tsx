'use client'

import { type ComponentType, lazy, Suspense } from 'react'
import { consentWords as words } from '@/src/content/consent'
import type { ConsentBannerProps } from './consent/ConsentBanner'
import { useConsentAsked } from './consent/useConsentAsked'

// Only whoever is asked fetches the banner.
const ConsentBanner = lazy<ComponentType<ConsentBannerProps>>(() =>
  import('./consent/ConsentBanner').catch(goOnWithoutAsking),
)

type Props = { analyticsPreselected: boolean }

/** Asks before anything is measured. Stands first in the page, so that the keyboard meets it at once. */
export function CookieBanner({ analyticsPreselected }: Props) {
  const { isAsked, stopAsking } = useConsentAsked()
  return (
    <>
      <p role="status" className="visually-hidden">
        {isAsked ? words.announcement : null}
      </p>
      <Suspense>
        {isAsked ? (
          <ConsentBanner analyticsPreselected={analyticsPreselected} onAnswered={stopAsking} />
        ) : null}
      </Suspense>
    </>
  )
}

// A page from before the last deployment: nothing was allowed, so nothing will be measured.
function goOnWithoutAsking(err: unknown) {
  console.warn({ err, msg: 'The cookie banner could not be fetched' })
  return { default: () => null }
}
