import type { Metadata } from 'next'
import { ApplicationForm } from '@/components/site/application/ApplicationForm'
import { ApplicationLayout } from '@/components/site/application/ApplicationLayout'
import { ClosedOffer } from '@/components/site/application/ClosedOffer'
import { applicationPageWords as words } from '@/src/content/applicationPage'
import { filesNotKeptSentence, submissionErrorSentences } from '@/src/content/submission'
import type { InputErrors } from '@/src/domain/submission'
import { payloadInstance } from '@/src/payload'
import { readSubmissionDraft } from '@/src/queries/readSubmissionDraft'
import { readApplicationTarget } from '../applicationTarget'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: words.correctTitle, robots: { index: false } }

type Props = {
  params: Promise<{ slug: string }>
  searchParams: Promise<{ saisie?: string | string[] }>
}

/** The form that came back to someone without JavaScript, with what was typed. */
export default async function CorrectApplicationPage({ params, searchParams }: Props) {
  const { slug } = await params
  const { saisie } = await searchParams
  const target = await readApplicationTarget(slug)
  if (target.kind === 'closed') return <ClosedOffer />
  const draft =
    typeof saisie === 'string' ? await readSubmissionDraft(await payloadInstance(), saisie) : null
  return (
    <ApplicationLayout notice={draft ? filesNotKeptSentence : undefined} target={target}>
      <ApplicationForm
        errors={draft ? errorSentences(draft.errors) : undefined}
        jobSlug={slug}
        values={draft?.values}
      />
    </ApplicationLayout>
  )
}

function errorSentences(errors: InputErrors) {
  return Object.fromEntries(
    Object.entries(errors).map(([field, code]) => [
      field,
      code ? submissionErrorSentences[code] : undefined,
    ]),
  )
}
