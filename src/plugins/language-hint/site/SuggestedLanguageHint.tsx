'use client'

import { lazy, Suspense } from 'react'
import type { PluginBannerHint } from '@/components/site/bannerHint'
import { useIsHydrated } from '@/components/site/useIsHydrated'
import { useLanguage } from '@/components/ui/Edition'
import { languageToSuggest } from '@/src/plugins/language-hint/rules/languageToSuggest'
import { storeHintClosed } from './closedHint'

// Loaded only by visitors who prefer another language than that of the page. Without this module the
// page has no hint.
const LanguageHint = lazy(() => import('./LanguageHint').catch(() => ({ default: () => null })))

function SuggestedLanguageHint({ isAlone }: { isAlone: boolean }) {
  const language = useLanguage()
  const preferredLanguage = useIsHydrated()
    ? languageToSuggest(language, navigator.languages)
    : null
  if (!preferredLanguage) return null
  return (
    <Suspense>
      <LanguageHint language={preferredLanguage} isAlone={isAlone} />
    </Suspense>
  )
}

/** The hint appears until the visitor closes it or chooses a language. */
export const suggestedLanguageHint: PluginBannerHint = {
  name: 'language',
  Hint: SuggestedLanguageHint,
  onLanguageChosen: storeHintClosed,
}
