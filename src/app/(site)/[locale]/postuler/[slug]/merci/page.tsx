import type { Metadata } from 'next'
import { ApplicationSent } from '@/components/site/application/ApplicationSent'
import { findCachedPromisedReplyDays } from '@/src/cache/content'
import { currentPageWords } from '@/src/content/currentPageWords'
import { offerSections } from '@/src/plugins/offerSections'

export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const { applicationSentWords } = await currentPageWords()
  return { title: applicationSentWords.sentTitle, robots: { index: false } }
}

type Props = {
  params: Promise<{ slug: string }>
  searchParams: Promise<{ fichiers?: string | string[] }>
}

/** The confirmation of an application for visitors without JavaScript. */
export default async function ApplicationSentPage({ params, searchParams }: Props) {
  const { slug } = await params
  const { fichiers } = await searchParams
  const missing = [fichiers].flat().flatMap((list) => list?.split(',') ?? [])
  return (
    <ApplicationSent
      answerDays={await findCachedPromisedReplyDays()}
      missingCv={missing.includes('cv')}
      missingLetter={missing.includes('lettre')}
    >
      {offerSections.map(({ name, Section }) => (
        <Section key={name} slug={slug} place="sent" />
      ))}
    </ApplicationSent>
  )
}
