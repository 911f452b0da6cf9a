import type { Metadata } from 'next'
import { ApplicationSent } from '@/components/site/application/ApplicationSent'
import { cachedReplyDays } from '@/src/cache/content'
import { pageWords } from '@/src/content/pageWords'

export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const { applicationSentWords } = await pageWords()
  return { title: applicationSentWords.sentTitle, robots: { index: false } }
}

type Props = { searchParams: Promise<{ fichiers?: string | string[] }> }

/** The confirmation of an application for visitors without JavaScript. */
export default async function ApplicationSentPage({ searchParams }: Props) {
  const { fichiers } = await searchParams
  const missing = [fichiers].flat().flatMap((list) => list?.split(',') ?? [])
  return (
    <ApplicationSent
      answerDays={await cachedReplyDays()}
      missingCv={missing.includes('cv')}
      missingLetter={missing.includes('lettre')}
    />
  )
}
