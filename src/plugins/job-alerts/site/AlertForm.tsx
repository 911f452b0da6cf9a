import { FormBox } from '@/components/site/submission/FormBox'
import { HoneypotField } from '@/components/site/submission/HoneypotField'
import { Button } from '@/components/ui/Button'
import { Link } from '@/components/ui/Link'
import { TextField } from '@/components/ui/TextField'
import { currentPageLanguage, currentPageWords } from '@/src/content/currentPageWords'
import { submissionUrl } from '@/src/domain/submissions/submission'
import { PERSONAL_DATA_PATH } from '@/src/domain/urls/sitePaths'
import {
  ALERT_FORM_LIMITS,
  UNCONFIRMED_ALERT_LIFETIME_DAYS,
} from '@/src/plugins/job-alerts/rules/jobAlert'
import { alertWords } from '@/src/plugins/job-alerts/words/alertWords'
import styles from './AlertForm.module.css'

type Props = {
  /** The values of the search, by their names in the URL. */
  searchValues: Record<string, string>
  /** The search in words. */
  described: string
  email?: string
  error?: string
}

/** The form of a job alert. It is sent by the browser, with and without JavaScript. */
export async function AlertForm({ searchValues, described, email, error }: Props) {
  const language = await currentPageLanguage()
  const { honeypotLabel } = await currentPageWords()
  const { alertPageWords: words, alertSearchWords } = alertWords[language]
  return (
    <FormBox required={words.required}>
      <dl className={styles.search}>
        <dt>{alertSearchWords.heading}</dt>
        <dd>{described}</dd>
      </dl>
      <form
        action={submissionUrl('/api/alertes', language)}
        className={styles.form}
        encType="multipart/form-data"
        method="post"
      >
        <HoneypotField label={honeypotLabel} />
        {Object.entries(searchValues).map(([name, value]) => (
          <input key={name} name={name} type="hidden" value={value} />
        ))}
        <TextField
          autoComplete="email"
          defaultValue={email}
          error={error}
          inputMode="email"
          label={words.email}
          maxLength={ALERT_FORM_LIMITS.email}
          name="email"
          required
          type="email"
        />
        <Button type="submit">{words.submit}</Button>
      </form>
      <p className={styles.notice}>
        <span>{words.notice(UNCONFIRMED_ALERT_LIFETIME_DAYS)}</span>{' '}
        <Link href={PERSONAL_DATA_PATH}>{words.legalNotice}</Link>
      </p>
    </FormBox>
  )
}
