import { type ComponentProps, lazy, Suspense } from 'react'
import { failureWordsIn } from '@/src/content/failureWords'
import { inEachLanguage, type SiteLanguage } from '@/src/domain/languages/siteLocale'
import { FailureMessage } from './FailureMessage'

type Props = {
  language: SiteLanguage
  /** The public address of the home page. */
  home: string
}

const FailureIn = inEachLanguage((language) => {
  const words = failureWordsIn[language]
  if (typeof words !== 'function') return failureSaying(words)
  return lazy(async () => ({ default: failureSaying((await words()).failureWords) }))
})

/** What a visitor reads in the place of a page that his browser could not show. */
export function SiteFailure({ language, home }: Props) {
  const Failure = FailureIn[language]
  return (
    <Suspense>
      <Failure home={home} />
    </Suspense>
  )
}

function failureSaying(words: ComponentProps<typeof FailureMessage>['words']) {
  return ({ home }: Pick<Props, 'home'>) => (
    <>
      <title>{words.title}</title>
      <FailureMessage words={words} home={home} />
    </>
  )
}
