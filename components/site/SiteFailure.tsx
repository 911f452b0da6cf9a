import { failureWordsByLanguage } from '@/src/content/failureWordsByLanguage'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { FailureMessage } from './FailureMessage'

type Props = {
  language: SiteLanguage
  /** The public path of the home page. */
  home: string
}

/** The error page that the browser renders when a page of the site fails. */
export function SiteFailure({ language, home }: Props) {
  const words = failureWordsByLanguage[language]
  return (
    <>
      <title>{words.title}</title>
      <FailureMessage words={words} home={home} />
    </>
  )
}
