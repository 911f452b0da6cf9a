import type { Metadata } from 'next'
import { ClosedOffer } from '@/components/site/application/ClosedOffer'
import {
  type RefusedFormSearchParams,
  readRefusedForm,
} from '@/src/app/(site)/[locale]/refusedForm'
import { currentPageWords } from '@/src/content/currentPageWords'
import { SPONTANEOUS_APPLICATION_SLUG } from '@/src/domain/offers/jobOffer'
import { ApplicationFormPage } from '../ApplicationFormPage'
import { readApplicationTarget } from '../applicationTarget'

export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const { applicationPageWords } = await currentPageWords()
  return { title: applicationPageWords.correctTitle, robots: { index: false } }
}

type Props = { params: Promise<{ slug: string }>; searchParams: RefusedFormSearchParams }

/** The refused form of a visitor without JavaScript, with the typed values. */
export default async function CorrectApplicationPage({ params, searchParams }: Props) {
  const { slug } = await params
  const target = await readApplicationTarget(slug)
  const returned = await readRefusedForm(searchParams)
  const { applicationPageWords, filesNotKeptSentence } = await currentPageWords()
  if (target.kind === 'closed') {
    if (!returned) return <ClosedOffer />
    // The notice replaces the form error, because the next submission is a spontaneous application.
    const { form: _, ...errors } = returned.errors
    return (
      <ApplicationFormPage
        target={{ kind: 'spontaneous', title: applicationPageWords.spontaneousTitle }}
        notice={applicationPageWords.closedMeanwhile(filesNotKeptSentence)}
        jobSlug={SPONTANEOUS_APPLICATION_SLUG}
        endedJobSlug={slug}
        values={returned.values}
        errors={errors}
      />
    )
  }
  return (
    <ApplicationFormPage
      target={target}
      notice={returned ? filesNotKeptSentence : undefined}
      jobSlug={slug}
      endedJobSlug={returned?.values.endedJobSlug}
      values={returned?.values}
      errors={returned?.errors}
    />
  )
}
