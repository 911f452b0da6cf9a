import type { Metadata } from 'next'
import { ContactResultPage } from '@/components/site/contact/ContactResultPage'
import { ButtonLink } from '@/components/ui/Button'
import { pageLanguage } from '@/src/content/pageWords'
import { HOME_PATH } from '@/src/domain/urls/sitePaths'
import { candidateWords } from '@/src/plugins/candidate-page/words/candidateWords'

export async function generateMetadata(): Promise<Metadata> {
  const { requestedTitle } = candidateWords[await pageLanguage()]
  return { title: requestedTitle, robots: { index: false } }
}

/** The confirmation of a request for visitors without JavaScript. */
export default async function LinkRequestedPage() {
  const words = candidateWords[await pageLanguage()]
  return (
    <ContactResultPage title={words.requestedTitle}>
      <p>{words.requestedText}</p>
      <p>
        <ButtonLink href={HOME_PATH}>{words.backHome}</ButtonLink>
      </p>
    </ContactResultPage>
  )
}
