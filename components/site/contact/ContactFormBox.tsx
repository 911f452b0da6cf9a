import type { ComponentProps } from 'react'
import { FormBox } from '@/components/site/submission/FormBox'
import { Link } from '@/components/ui/Link'
import { currentPageWords } from '@/src/content/currentPageWords'
import { PERSONAL_DATA_PATH } from '@/src/domain/urls/sitePaths'
import { ContactForm } from './ContactForm'
import styles from './ContactFormBox.module.css'

type Props = Omit<ComponentProps<typeof ContactForm>, 'words'>

/** The contact form, with the information on personal data below. */
export async function ContactFormBox(form: Props) {
  const allWords = await currentPageWords()
  const { contactWords, honeypotLabel, leaveWhileSendingSentence, unexpectedErrorSentence } =
    allWords
  const { required, legalNotice, sending, sentTitle, sentText } = contactWords
  const submission = { honeypotLabel, leaveWhileSendingSentence, unexpectedErrorSentence }
  const words = { sending, sentTitle, sentText, ...submission }
  return (
    <FormBox required={required}>
      <ContactForm {...form} words={words} />
      <p className={styles.notice}>
        <span>{form.texts.consentNotice}</span> <Link href={PERSONAL_DATA_PATH}>{legalNotice}</Link>
      </p>
    </FormBox>
  )
}
