import type { Metadata } from 'next'
import {
  type RefusedFormSearchParams,
  readRefusedForm,
} from '@/src/app/(site)/[locale]/refusedForm'
import { AlertForm } from '@/src/plugins/job-alerts/site/AlertForm'
import { AlertPage } from '@/src/plugins/job-alerts/site/AlertPage'
import { alertWordsOfPageLanguage, PRIVATE_METADATA, readFormSearch } from '../alertPage'

export async function generateMetadata(): Promise<Metadata> {
  const { alertPageWords } = await alertWordsOfPageLanguage()
  return { title: alertPageWords.correctTitle, ...PRIVATE_METADATA }
}

/** The refused form of a job alert, with the typed address and its search. */
export default async function CorrectAlertPage({
  searchParams,
}: {
  searchParams: RefusedFormSearchParams
}) {
  const { alertPageWords: words } = await alertWordsOfPageLanguage()
  const returned = await readRefusedForm(searchParams)
  return (
    <AlertPage title={words.correctTitle}>
      <p role="status">{returned ? words.correctIntroduction : words.expired}</p>
      <AlertForm
        {...(await readFormSearch(returned?.values ?? {}))}
        email={returned?.values.email}
        error={returned?.errors.email}
      />
    </AlertPage>
  )
}
