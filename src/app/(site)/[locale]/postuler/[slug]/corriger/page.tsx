import type { Metadata } from 'next'
import { ApplicationLayout } from '@/components/site/application/ApplicationLayout'
import { ClosedOffer } from '@/components/site/application/ClosedOffer'
import { cachedAnswerDays } from '@/src/cache/content'
import { pageWords } from '@/src/content/pageWords'
import { type ReturnedFormSearch, readReturnedForm } from '../../../returnedForm'
import { readApplicationTarget } from '../applicationTarget'

export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const { applicationPageWords } = await pageWords()
  return { title: applicationPageWords.correctTitle, robots: { index: false } }
}

type Props = { params: Promise<{ slug: string }>; searchParams: ReturnedFormSearch }

/** The form that came back to someone without JavaScript, with what was typed. */
export default async function CorrectApplicationPage({ params, searchParams }: Props) {
  const { slug } = await params
  const target = await readApplicationTarget(slug)
  if (target.kind === 'closed') return <ClosedOffer />
  const returned = await readReturnedForm(searchParams)
  const { filesNotKeptSentence } = await pageWords()
  return (
    <ApplicationLayout
      answerDays={await cachedAnswerDays()}
      target={target}
      notice={returned ? filesNotKeptSentence : undefined}
      jobSlug={slug}
      values={returned?.values}
      errors={returned?.errors}
    />
  )
}
