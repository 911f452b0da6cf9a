import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ClosedOffer } from '@/components/site/application/ClosedOffer'
import { buildPageMetadata } from '@/src/app/(site)/[locale]/buildPageMetadata'
import { currentPageWords } from '@/src/content/currentPageWords'
import { offerPath, pathOfApplicationForm } from '@/src/domain/offers/listedOffer'
import { JOB_LIST_PATH } from '@/src/domain/urls/sitePaths'
import { ApplicationFormPage } from './ApplicationFormPage'
import { readApplicationTarget } from './applicationTarget'

export const dynamic = 'force-static'
export const generateStaticParams = () => []

type Props = { params: Promise<{ slug: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params
  const target = await readApplicationTarget(slug)
  const { applicationPageWords: words } = await currentPageWords()
  if (target.kind === 'closed') return { title: words.closedTitle, robots: { index: false } }
  const page = {
    title: words.titleOf(target.title),
    summary: words.description(target.title),
    picturedBy: target.kind === 'offer' ? offerPath(slug) : JOB_LIST_PATH,
  }
  return buildPageMetadata(page, pathOfApplicationForm(slug))
}

export default async function ApplicationPage({ params }: Props) {
  const { slug } = await params
  const target = await readApplicationTarget(slug)
  if (target.kind === 'closed') return <ClosedOffer />
  if (target.kind === 'unlisted') notFound()
  return <ApplicationFormPage target={target} jobSlug={slug} />
}
