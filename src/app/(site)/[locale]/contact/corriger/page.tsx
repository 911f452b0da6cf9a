import type { Metadata } from 'next'
import { ContactFormBox } from '@/components/site/contact/ContactFormBox'
import { ContactResultPage } from '@/components/site/contact/ContactResultPage'
import {
  type RefusedFormSearchParams,
  readRefusedForm,
} from '@/src/app/(site)/[locale]/refusedForm'
import { findCachedHomePage } from '@/src/cache/home'
import { currentPageLanguage, currentPageWords } from '@/src/content/currentPageWords'

export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const { contactWords } = await currentPageWords()
  return { title: contactWords.correctTitle, robots: { index: false } }
}

type Props = { searchParams: RefusedFormSearchParams }

/** The refused contact form of a visitor without JavaScript, with the typed values. */
export default async function CorrectMessagePage({ searchParams }: Props) {
  const language = await currentPageLanguage()
  const { contactWords, defaultHomeTexts } = await currentPageWords()
  const returned = await readRefusedForm(searchParams)
  const { form } = ((await findCachedHomePage(language)) ?? defaultHomeTexts).contact
  return (
    <ContactResultPage title={contactWords.correctTitle}>
      <p role="status">{returned ? contactWords.correctIntroduction : contactWords.expired}</p>
      <ContactFormBox texts={form} values={returned?.values} errors={returned?.errors} />
    </ContactResultPage>
  )
}
