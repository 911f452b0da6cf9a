import { type ComponentProps, lazy, Suspense } from 'react'
import { failureWords } from '@/src/content/fr/failure'
import { HOUSE_LANGUAGE, type SiteLanguage } from '@/src/domain/siteLocale'
import { FailureMessage } from './FailureMessage'

type Props = {
  language: SiteLanguage
  /** The public address of the home page. */
  home: string
}

// Only fetched where it is said: no page can know beforehand that it will fail.
const FailureIn = {
  en: lazy(async () => {
    const { failureWords: words } = await import('@/src/content/en/failure')
    return { default: ({ home }: Pick<Props, 'home'>) => <Failure words={words} home={home} /> }
  }),
}

/** What a visitor reads in the place of a page that his browser could not show. */
export function SiteFailure({ language, home }: Props) {
  if (language === HOUSE_LANGUAGE) return <Failure words={failureWords} home={home} />
  const Translated = FailureIn[language]
  return (
    <Suspense>
      <Translated home={home} />
    </Suspense>
  )
}

function Failure({ words, home }: ComponentProps<typeof FailureMessage>) {
  return (
    <>
      <title>{words.title}</title>
      <FailureMessage words={words} home={home} />
    </>
  )
}
