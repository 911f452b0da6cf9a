import type { Metadata } from 'next'
import { buildPageMetadata } from '@/src/app/(site)/[locale]/buildPageMetadata'
import { JOB_LIST_PATH } from '@/src/domain/urls/sitePaths'
import { ALERT_FORM_PATH } from '@/src/plugins/job-alerts/rules/alertPages'
import { AlertForm } from '@/src/plugins/job-alerts/site/AlertForm'
import { AlertPage } from '@/src/plugins/job-alerts/site/AlertPage'
import {
  type AlertPageSearchParams,
  alertWordsOfPageLanguage,
  PRIVATE_METADATA,
  readFormSearch,
} from './alertPage'

export async function generateMetadata(): Promise<Metadata> {
  const { alertPageWords: words } = await alertWordsOfPageLanguage()
  const page = { title: words.title, summary: words.introduction, picturedBy: JOB_LIST_PATH }
  // There is no canonical URL, because search engines do not show the page.
  return {
    ...(await buildPageMetadata(page, ALERT_FORM_PATH)),
    alternates: undefined,
    ...PRIVATE_METADATA,
  }
}

/** The page with the form of a job alert, for the search in the URL. */
export default async function AlertFormPage({
  searchParams,
}: {
  searchParams: AlertPageSearchParams
}) {
  const { alertPageWords: words } = await alertWordsOfPageLanguage()
  return (
    <AlertPage title={words.title}>
      <p>{words.introduction}</p>
      <AlertForm {...(await readFormSearch(await searchParams))} />
    </AlertPage>
  )
}
