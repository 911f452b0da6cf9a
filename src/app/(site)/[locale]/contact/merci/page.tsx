import type { Metadata } from 'next'
import { ContactResultPage } from '@/components/site/contact/ContactResultPage'
import { ButtonLink } from '@/components/ui/Button'
import { currentPageWords } from '@/src/content/currentPageWords'

export const dynamic = 'force-static'

export async function generateMetadata(): Promise<Metadata> {
  const { contactWords } = await currentPageWords()
  return { title: contactWords.sentTitle, robots: { index: false } }
}

/** The confirmation of a message for visitors without JavaScript. */
export default async function MessageSentPage() {
  const { contactWords } = await currentPageWords()
  return (
    <ContactResultPage title={contactWords.sentTitle}>
      <p>{contactWords.sentText}</p>
      <p>
        <ButtonLink href="/">{contactWords.backHome}</ButtonLink>
      </p>
    </ContactResultPage>
  )
}
