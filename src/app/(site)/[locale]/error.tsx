'use client'

import { lazy, Suspense } from 'react'
import { FailureMessage } from '@/components/site/FailureMessage'
import { useHref, useLanguage } from '@/components/ui/Edition'
import { failureWords } from '@/src/content/fr/failure'
import type { Words } from '@/src/content/words'
import { HOUSE_LANGUAGE } from '@/src/domain/siteLocale'
import { HOME_PATH } from '@/src/domain/sitePaths'

// Only fetched where it is said: no page can know beforehand that it will fail.
const FailureIn = {
  en: lazy(async () => {
    const { failureWords: words } = await import('@/src/content/en/failure')
    return { default: () => <Failure words={words} /> }
  }),
}

export default function SiteError() {
  const language = useLanguage()
  if (language === HOUSE_LANGUAGE) return <Failure words={failureWords} />
  const Translated = FailureIn[language]
  return (
    <Suspense>
      <Translated />
    </Suspense>
  )
}

function Failure({ words }: { words: Words['failureWords'] }) {
  return (
    <>
      <title>{words.title}</title>
      <FailureMessage words={words} home={useHref()(HOME_PATH)} />
    </>
  )
}
