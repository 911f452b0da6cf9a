'use client'

import { useFormFields } from '@payloadcms/ui'
import { emailSettingsText as text } from '@/src/content/admin/emailSettings'
import styles from './MailSettings.module.css'

/** Warnings about the mail server, above its fields. */
export function MailServerWarnings() {
  const awaitsConfirmation = useFormFields(([fields]) => fields.serverAwaitsConfirmation?.value)
  const isPasswordLost = useFormFields(([fields]) => fields.smtpPasswordLost?.value)
  const isNothingSent = useFormFields(([fields]) => fields.nothingIsSent?.value)
  return (
    <>
      {isNothingSent === true ? <MailServerWarning {...text.nothingIsSent} /> : null}
      {isPasswordLost === true ? <MailServerWarning {...text.smtpPasswordLost} /> : null}
      {awaitsConfirmation === true ? (
        <MailServerWarning {...text.serverAwaitsConfirmation} />
      ) : null}
    </>
  )
}

function MailServerWarning({ label, description }: { label: string; description: string }) {
  return (
    <section className={styles.notice}>
      <h2>{label}</h2>
      <p>{description}</p>
    </section>
  )
}
