import type { PluginJobListNote } from '@/components/site/jobList/jobListNote'
import { ButtonLink } from '@/components/ui/Button'
import { currentPageLanguage } from '@/src/content/currentPageWords'
import { ALERT_FORM_PATH } from '../rules/alertPages'
import { searchQueryString } from '../rules/jobAlert'
import { alertWords } from '../words/alertWords'
import styles from './JobAlertNote.module.css'

/** A link from the job list to the form of an alert for the search that is shown. */
const JobAlertNote: PluginJobListNote['Note'] = async ({ search }) => {
  const { text, link } = alertWords[await currentPageLanguage()].alertLinkWords
  return (
    <aside className={styles.alert}>
      <p>{text}</p>
      <ButtonLink
        variant="secondary"
        href={ALERT_FORM_PATH + searchQueryString(search)}
        rel="nofollow"
      >
        {link}
      </ButtonLink>
    </aside>
  )
}

export const jobAlertNote: PluginJobListNote = { name: 'alert', Note: JobAlertNote }
