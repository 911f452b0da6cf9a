import type { Metadata } from 'next'
import { ApplicationLayout } from '@/components/site/application/ApplicationLayout'
import { cachedReplyDays } from '@/src/cache/content'
import { pageWords } from '@/src/content/pageWords'
import { titleFromSlug } from '@/src/domain/urls/titleFromSlug'
import { retentionNotices } from '@/src/plugins/retentionNotices'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ slug: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { applicationPageWords: words } = await pageWords()
  const title = words.titleOf(titleFromSlug((await params).slug))
  return { title, robots: { index: false } }
}

/** The application form for a slug that no offer has had. Its job title is made from the slug. */
export default async function UnlistedApplicationPage({ params }: Props) {
  const { slug } = await params
  const target = { kind: 'unlisted', title: titleFromSlug(slug) } as const
  return (
    <ApplicationLayout
      answerDays={await cachedReplyDays()}
      retentionNotice={await retentionNotices[0]?.()}
      target={target}
      jobSlug={slug}
    />
  )
}
