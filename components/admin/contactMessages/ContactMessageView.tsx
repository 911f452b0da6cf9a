import type { UIFieldServerProps } from 'payload'
import { messageViewWords as words } from '@/src/content/admin/contactMessageView'
import { formatDateTime } from '@/src/content/dates'
import { visitorLanguageWords } from '@/src/content/visitorLanguage'
import { mailtoLink } from '@/src/domain/urls/mailtoLink'
import { messagePanels } from '@/src/plugins/messagePanels'
import { senderPanels } from '@/src/plugins/senderPanels'
import { findMessageForStaff } from '@/src/queries/findMessageForStaff'
import { readSiteTimezone } from '@/src/queries/readSiteTimezone'
import '@/components/admin/document/receivedDocument.css'
import { wrapServerFormPart } from '@/components/admin/document/wrapServerFormPart'
import styles from './ContactMessageView.module.css'
import { MessageStatusControl } from './MessageStatusControl'

/** Read-only document page of a contact message: sender and text, status, and the panels of plugins. */
export const ContactMessageView = wrapServerFormPart(async ({ id, req }: UIFieldServerProps) => {
  const message = id ? await findMessageForStaff(req, id) : null
  if (!message) return null
  const { email, name } = message.sender
  const timezone = await readSiteTimezone(req.payload)
  const wrote = visitorLanguageWords.wrote(message.language)

  return (
    <div className={styles.document}>
      <article className={styles.message}>
        <div className={styles.head}>
          <p className={styles.received}>
            {words.receivedOn(formatDateTime(message.createdAt, timezone))}
          </p>
          {wrote && <p className={styles.received}>{wrote}</p>}
          <p className={styles.sender}>
            <span>{name}</span> <a href={mailtoLink(email)}>{email}</a>
          </p>
          {senderPanels.map(({ name: panel, Panel }) => (
            <Panel address={email} key={panel} req={req} />
          ))}
        </div>
        <p className={styles.text}>{message.message}</p>
      </article>
      <MessageStatusControl
        changedAt={
          message.statusChangedAt ? formatDateTime(message.statusChangedAt, timezone) : null
        }
        changedBy={message.statusChangedByName ?? null}
        id={message.id}
        isInTrash={message.isInTrash}
        status={message.status}
      />
      {messagePanels.map(({ name, Panel }) => (
        <Panel key={name} message={message} req={req} timezone={timezone} />
      ))}
    </div>
  )
})
