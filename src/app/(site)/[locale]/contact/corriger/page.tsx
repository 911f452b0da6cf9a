import type { Metadata } from 'next'
import { ContactForm } from '@/components/site/contact/ContactForm'
import { ContactMessage } from '@/components/site/contact/ContactMessage'
import { ContactSheet } from '@/components/site/contact/ContactSheet'
import { contactWords } from '@/src/content/fr/contactPage'
import { defaultHomeTexts } from '@/src/content/fr/home'
import { keptHomePage } from '@/src/kept/home'
import { type ReturnedFormSearch, readReturnedForm } from '../../returnedForm'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: contactWords.correctTitle, robots: { index: false } }

type Props = { searchParams: ReturnedFormSearch }

/** The contact form that came back to someone without JavaScript, with what was typed. */
export default async function CorrectMessagePage({ searchParams }: Props) {
  const returned = await readReturnedForm(searchParams)
  const { form } = ((await keptHomePage()) ?? defaultHomeTexts).contact
  return (
    <ContactMessage title={contactWords.correctTitle}>
      <p role="status">{returned ? contactWords.correctIntroduction : contactWords.expired}</p>
      <ContactSheet notice={form.consentNotice}>
        <ContactForm texts={form} values={returned?.values} errors={returned?.errors} />
      </ContactSheet>
    </ContactMessage>
  )
}
