import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { LegalNoticeText } from '@/components/site/legal/LegalNoticeText'
import { ManageCookiesButton } from '@/components/site/ManageCookiesButton'
import { pageLanguage, pageWords } from '@/src/content/pageWords'
import { LEGAL_NOTICE_PATH } from '@/src/domain/addresses/sitePaths'
import { keptLegalNotice, keptSinglePagePaths } from '@/src/kept/pages'
import { describePage } from '../describePage'
import { PageOpening } from '../PageOpening'

export async function generateMetadata(): Promise<Metadata> {
  const notice = await keptLegalNotice(await pageLanguage())
  if (!notice) return {}
  const paths = await keptSinglePagePaths('legal-notice')
  return describePage({ ...notice, summary: notice.intro, paths }, LEGAL_NOTICE_PATH)
}

export default async function LegalNoticeRoute() {
  const language = await pageLanguage()
  const notice = (await keptLegalNotice(language)) ?? notFound()
  const { legalNoticeWords, consentWords } = await pageWords()
  return (
    <>
      <PageOpening title={notice.title} lead={notice.intro}>
        {notice.updatedOn ? <p>{legalNoticeWords.updatedOn(notice.updatedOn)}</p> : null}
      </PageOpening>
      <LegalNoticeText
        notice={notice}
        manageCookies={<ManageCookiesButton label={consentWords.manage} variant="secondary" />}
      />
    </>
  )
}
