import type { Metadata } from 'next'
import { ApplicationForm } from '@/components/site/application/ApplicationForm'
import { ApplicationLayout } from '@/components/site/application/ApplicationLayout'
import { ClosedOffer } from '@/components/site/application/ClosedOffer'
import { applicationPageWords as words } from '@/src/content/fr/applicationPage'
import { filesNotKeptSentence } from '@/src/content/fr/submission'
import { type ReturnedFormSearch, readReturnedForm } from '../../../returnedForm'
import { readApplicationTarget } from '../applicationTarget'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: words.correctTitle, robots: { index: false } }

type Props = { params: Promise<{ slug: string }>; searchParams: ReturnedFormSearch }

/** The form that came back to someone without JavaScript, with what was typed. */
export default async function CorrectApplicationPage({ params, searchParams }: Props) {
  const { slug } = await params
  const target = await readApplicationTarget(slug)
  if (target.kind === 'closed') return <ClosedOffer />
  const returned = await readReturnedForm(searchParams)
  return (
    <ApplicationLayout notice={returned ? filesNotKeptSentence : undefined} target={target}>
      <ApplicationForm errors={returned?.errors} jobSlug={slug} values={returned?.values} />
    </ApplicationLayout>
  )
}
