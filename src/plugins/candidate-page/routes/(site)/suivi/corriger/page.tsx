import type { Metadata } from 'next'
import {
  type RefusedFormSearchParams,
  readRefusedForm,
} from '@/src/app/(site)/[locale]/refusedForm'
import { pageLanguage } from '@/src/content/pageWords'
import { LinkRequest } from '@/src/plugins/candidate-page/site/LinkRequest'
import { candidateWords } from '@/src/plugins/candidate-page/words/candidateWords'

export async function generateMetadata(): Promise<Metadata> {
  const { correctTitle } = candidateWords[await pageLanguage()]
  return { title: correctTitle, robots: { index: false } }
}

type Props = { searchParams: RefusedFormSearchParams }

/** The refused form of a visitor without JavaScript, with the typed address. */
export default async function CorrectLinkRequestPage({ searchParams }: Props) {
  const words = candidateWords[await pageLanguage()]
  const returned = await readRefusedForm(searchParams)
  return (
    <LinkRequest
      email={returned?.values.email}
      errors={returned?.errors}
      sentences={[returned ? words.correctText : words.expiredText]}
      title={words.correctTitle}
    />
  )
}
