import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { LegalNoticeText } from '@/components/site/legal/LegalNoticeText'
import { ManageCookiesButton } from '@/components/site/ManageCookiesButton'
import { buildPageMetadata } from '@/src/app/(site)/[locale]/buildPageMetadata'
import { PageHeader } from '@/src/app/(site)/[locale]/PageHeader'
import { findCachedLegalNotice, findCachedSinglePagePaths } from '@/src/cache/pages'
import { currentPageLanguage, currentPageWords } from '@/src/content/currentPageWords'
import { LEGAL_NOTICE_PATH } from '@/src/domain/urls/sitePaths'

export async function generateMetadata(): Promise<Metadata> {
  const notice = await findCachedLegalNotice(await currentPageLanguage())
  if (!notice) return {}
  const paths = await findCachedSinglePagePaths('legal-notice')
  return buildPageMetadata({ ...notice, summary: notice.intro, paths }, LEGAL_NOTICE_PATH)
}

export default async function LegalNoticeRoute() {
  const language = await currentPageLanguage()
  const notice = (await findCachedLegalNotice(language)) ?? notFound()
  const { legalNoticeWords, consentWords } = await currentPageWords()
  return (
    <>
      <PageHeader title={notice.title} lead={notice.intro}>
        {notice.updatedOn ? <p>{legalNoticeWords.updatedOn(notice.updatedOn)}</p> : null}
      </PageHeader>
      <LegalNoticeText
        notice={notice}
        manageCookies={<ManageCookiesButton label={consentWords.manage} variant="secondary" />}
      />
    </>
  )
}
