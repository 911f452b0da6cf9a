import type { Metadata } from 'next'
import { ContactResultPage } from '@/components/site/contact/ContactResultPage'
import { ButtonLink } from '@/components/ui/Button'
import { pageWords } from '@/src/content/pageWords'

export const dynamic = 'force-static'

export async function generateMetadata(): Promise<Metadata> {
  const { contactWords } = await pageWords()
  return { title: contactWords.sentTitle, robots: { index: false } }
}

/** The confirmation of a message for visitors without JavaScript. */
export default async function MessageSentPage() {
  const { contactWords } = await pageWords()
  return (
    <ContactResultPage title={contactWords.sentTitle}>
      <p>{contactWords.sentText}</p>
      <p>
        <ButtonLink href="/">{contactWords.backHome}</ButtonLink>
      </p>
    </ContactResultPage>
  )
}
