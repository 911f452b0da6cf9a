import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { LegalNoticeText } from '@/components/site/legal/LegalNoticeText'
import { PageHero } from '@/components/site/page/PageHero'
import { formatDate } from '@/src/content/dates'
import { legalNoticeWords as words } from '@/src/content/pages'
import { describePage } from '../describePage'
import { keptLegalNotice } from '../keptPages'

export const dynamic = 'force-static'

export async function generateMetadata(): Promise<Metadata> {
  const notice = await keptLegalNotice()
  return notice ? describePage({ ...notice, summary: notice.intro }, '/mentions-legales') : {}
}

export default async function LegalNoticeRoute() {
  const notice = (await keptLegalNotice()) ?? notFound()
  return (
    <>
      <PageHero title={notice.title} lead={notice.intro}>
        {notice.updatedOn ? <p>{words.updatedOn(formatDate(notice.updatedOn))}</p> : null}
      </PageHero>
      <LegalNoticeText notice={notice} manageCookies={null} />
    </>
  )
}
