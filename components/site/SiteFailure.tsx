import { failureWordsIn } from '@/src/content/failureWords'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { FailureMessage } from './FailureMessage'

type Props = {
  language: SiteLanguage
  /** The public address of the home page. */
  home: string
}

/** What a visitor reads in the place of a page that his browser could not show. */
export function SiteFailure({ language, home }: Props) {
  const words = failureWordsIn[language]
  return (
    <>
      <title>{words.title}</title>
      <FailureMessage words={words} home={home} />
    </>
  )
}
