import type { Metadata } from 'next'
import { currentPageWords } from '@/src/content/currentPageWords'
import { titleFromSlug } from '@/src/domain/urls/titleFromSlug'
import { ApplicationFormPage } from '../ApplicationFormPage'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ slug: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { applicationPageWords: words } = await currentPageWords()
  const title = words.titleOf(titleFromSlug((await params).slug))
  return { title, robots: { index: false } }
}

/** The application form for a slug that no offer has had. Its job title is made from the slug. */
export default async function UnlistedApplicationPage({ params }: Props) {
  const { slug } = await params
  const target = { kind: 'unlisted', title: titleFromSlug(slug) } as const
  return <ApplicationFormPage target={target} jobSlug={slug} />
}
