import type { Metadata } from 'next'
import { type ReturnedFormSearch, readReturnedForm } from '@/src/app/(site)/[locale]/returnedForm'
import { pageLanguage } from '@/src/content/pageWords'
import { LinkRequest } from '@/src/plugins/candidate-page/site/LinkRequest'
import { candidateWords } from '@/src/plugins/candidate-page/words/candidateWords'

export async function generateMetadata(): Promise<Metadata> {
  const { correctTitle } = candidateWords[await pageLanguage()]
  return { title: correctTitle, robots: { index: false } }
}

type Props = { searchParams: ReturnedFormSearch }

/** The refused form of a visitor without JavaScript, with the typed address. */
export default async function CorrectLinkRequestPage({ searchParams }: Props) {
  const words = candidateWords[await pageLanguage()]
  const returned = await readReturnedForm(searchParams)
  return (
    <LinkRequest
      email={returned?.values.email}
      errors={returned?.errors}
      sentences={[returned ? words.correctText : words.expiredText]}
      title={words.correctTitle}
    />
  )
}
