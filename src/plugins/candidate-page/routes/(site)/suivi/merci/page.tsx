import type { Metadata } from 'next'
import { ContactResultPage } from '@/components/site/contact/ContactResultPage'
import { ButtonLink } from '@/components/ui/Button'
import { currentPageLanguage } from '@/src/content/currentPageWords'
import { HOME_PATH } from '@/src/domain/urls/sitePaths'
import { candidateWords } from '@/src/plugins/candidate-page/words/candidateWords'

export async function generateMetadata(): Promise<Metadata> {
  const { requestedTitle } = candidateWords[await currentPageLanguage()]
  return { title: requestedTitle, robots: { index: false } }
}

/** The confirmation of a request for visitors without JavaScript. */
export default async function LinkRequestedPage() {
  const words = candidateWords[await currentPageLanguage()]
  return (
    <ContactResultPage title={words.requestedTitle}>
      <p>{words.requestedText}</p>
      <p>
        <ButtonLink href={HOME_PATH}>{words.backHome}</ButtonLink>
      </p>
    </ContactResultPage>
  )
}
