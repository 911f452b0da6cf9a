import type { Metadata } from 'next'
import { ButtonLink } from '@/components/ui/Button'
import { JOB_LIST_PATH } from '@/src/domain/urls/sitePaths'
import {
  MAX_ALERTS_PER_ADDRESS,
  MAX_CONFIRMATION_MAILS_PER_HOUR,
  UNCONFIRMED_ALERT_LIFETIME_DAYS,
} from '@/src/plugins/job-alerts/rules/jobAlert'
import { AlertPage } from '@/src/plugins/job-alerts/site/AlertPage'
import { alertWordsOfPageLanguage, PRIVATE_METADATA } from '../alertPage'

export async function generateMetadata(): Promise<Metadata> {
  const { alertPageWords } = await alertWordsOfPageLanguage()
  return { title: alertPageWords.sentTitle, ...PRIVATE_METADATA }
}

/** The page that asks the visitor to confirm the alert in the mail: the same for each address. */
export default async function AlertRequestedPage() {
  const { alertPageWords: words } = await alertWordsOfPageLanguage()
  return (
    <AlertPage title={words.sentTitle}>
      <p>{words.sentText(UNCONFIRMED_ALERT_LIFETIME_DAYS)}</p>
      <p>{words.sentHelp(MAX_ALERTS_PER_ADDRESS, MAX_CONFIRMATION_MAILS_PER_HOUR)}</p>
      <p>
        <ButtonLink href={JOB_LIST_PATH}>{words.backToOffers}</ButtonLink>
      </p>
    </AlertPage>
  )
}
