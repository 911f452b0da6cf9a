import type { Metadata } from 'next'
import { ContactMessage } from '@/components/site/contact/ContactMessage'
import { ButtonLink } from '@/components/ui/Button'
import { contactWords } from '@/src/content/fr/contactPage'

export const dynamic = 'force-static'
export const metadata: Metadata = { title: contactWords.sentTitle, robots: { index: false } }

/** Where the browser goes without JavaScript once the message is in. */
export default function MessageSentPage() {
  return (
    <ContactMessage title={contactWords.sentTitle}>
      <p>{contactWords.sentText}</p>
      <p>
        <ButtonLink href="/">{contactWords.backHome}</ButtonLink>
      </p>
    </ContactMessage>
  )
}
