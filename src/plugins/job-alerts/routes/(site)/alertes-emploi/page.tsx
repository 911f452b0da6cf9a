import type { Metadata } from 'next'
import { AlertPage } from '@/src/plugins/job-alerts/site/AlertPage'
import { AlertSheet } from '@/src/plugins/job-alerts/site/AlertSheet'
import { formSearch, type PageSearch, PRIVATE_METADATA, pageAlertWords } from './alertPage'

export async function generateMetadata(): Promise<Metadata> {
  const { alertPageWords } = await pageAlertWords()
  return { title: alertPageWords.title, ...PRIVATE_METADATA }
}

/** The form of a job alert, for the search in the URL. */
export default async function AlertFormPage({ searchParams }: { searchParams: PageSearch }) {
  const { alertPageWords: words } = await pageAlertWords()
  return (
    <AlertPage title={words.title}>
      <p>{words.introduction}</p>
      <AlertSheet {...(await formSearch(await searchParams))} />
    </AlertPage>
  )
}
