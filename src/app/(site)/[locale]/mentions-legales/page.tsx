import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { LegalNoticeText } from '@/components/site/legal/LegalNoticeText'
import { ManageCookiesButton } from '@/components/site/ManageCookiesButton'
import { formatKeptDay } from '@/src/content/dates'
import { legalNoticeWords as words } from '@/src/content/fr/pages'
import { LEGAL_NOTICE_PATH } from '@/src/domain/sitePaths'
import { keptLegalNotice } from '@/src/kept/pages'
import { describePage } from '../describePage'
import { PageOpening } from '../PageOpening'

export async function generateMetadata(): Promise<Metadata> {
  const notice = await keptLegalNotice()
  return notice ? describePage({ ...notice, summary: notice.intro }, LEGAL_NOTICE_PATH) : {}
}

export default async function LegalNoticeRoute() {
  const notice = (await keptLegalNotice()) ?? notFound()
  return (
    <>
      <PageOpening title={notice.title} lead={notice.intro}>
        {notice.updatedOn ? <p>{words.updatedOn(formatKeptDay(notice.updatedOn))}</p> : null}
      </PageOpening>
      <LegalNoticeText
        notice={notice}
        manageCookies={<ManageCookiesButton variant="secondary" />}
      />
    </>
  )
}
