import type { Metadata } from 'next'
import { buildPageMetadata } from '@/src/app/(site)/[locale]/buildPageMetadata'
import { JOB_LIST_PATH } from '@/src/domain/urls/sitePaths'
import { ALERT_PATH } from '@/src/plugins/job-alerts/rules/alertPages'
import { AlertPage } from '@/src/plugins/job-alerts/site/AlertPage'
import { AlertSheet } from '@/src/plugins/job-alerts/site/AlertSheet'
import { formSearch, type PageSearch, PRIVATE_METADATA, pageAlertWords } from './alertPage'

export async function generateMetadata(): Promise<Metadata> {
  const { alertPageWords: words } = await pageAlertWords()
  const page = { title: words.title, summary: words.introduction, picturedBy: JOB_LIST_PATH }
  // There is no canonical URL, because search engines do not show the page.
  return {
    ...(await buildPageMetadata(page, ALERT_PATH)),
    alternates: undefined,
    ...PRIVATE_METADATA,
  }
}

/** The page with the form of a job alert, for the search in the URL. */
export default async function AlertFormPage({ searchParams }: { searchParams: PageSearch }) {
  const { alertPageWords: words } = await pageAlertWords()
  return (
    <AlertPage title={words.title}>
      <p>{words.introduction}</p>
      <AlertSheet {...(await formSearch(await searchParams))} />
    </AlertPage>
  )
}
