import { ButtonLink } from '@/components/ui/Button'
import { currentPageLanguage } from '@/src/content/currentPageWords'
import { ALERT_FORM_PATH } from '@/src/plugins/job-alerts/rules/alertPages'
import { alertWords } from '@/src/plugins/job-alerts/words/alertWords'
import { AlertPage } from './AlertPage'

/** The page of a link to an alert that does not exist. */
export async function InvalidLinkPage() {
  const words = alertWords[await currentPageLanguage()].invalidLinkWords
  return (
    <AlertPage title={words.title}>
      <p>{words.text}</p>
      <p>
        <ButtonLink href={ALERT_FORM_PATH}>{words.create}</ButtonLink>
      </p>
    </AlertPage>
  )
}
