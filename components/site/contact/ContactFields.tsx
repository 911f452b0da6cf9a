import { TextAreaField } from '@/components/ui/TextAreaField'
import { TextField } from '@/components/ui/TextField'
import { CONTACT_FIELD_MAX_CHARACTERS } from '@/src/domain/submissions/contactForm'
import type { FormErrors } from '../submission/postForm'
import type { ContactFormTexts } from './ContactForm'
import styles from './ContactForm.module.css'

type Props = {
  texts: ContactFormTexts
  values?: Partial<Record<string, string>>
  errors: FormErrors
}

export function ContactFields({ texts, values = {}, errors }: Props) {
  return (
    <>
      <div className={styles.pair}>
        <TextField
          autoComplete="name"
          defaultValue={values.name}
          error={errors.name}
          label={texts.nameLabel}
          maxLength={CONTACT_FIELD_MAX_CHARACTERS.name}
          name="name"
          required
        />
        <TextField
          autoComplete="email"
          defaultValue={values.email}
          error={errors.email}
          inputMode="email"
          label={texts.emailLabel}
          maxLength={CONTACT_FIELD_MAX_CHARACTERS.email}
          name="email"
          required
          type="email"
        />
      </div>
      <TextField
        defaultValue={values.subject}
        error={errors.subject}
        label={texts.subjectLabel}
        maxLength={CONTACT_FIELD_MAX_CHARACTERS.subject}
        name="subject"
        required
      />
      <TextAreaField
        defaultValue={values.message}
        error={errors.message}
        label={texts.messageLabel}
        name="message"
        required
        rows={7}
      />
    </>
  )
}
