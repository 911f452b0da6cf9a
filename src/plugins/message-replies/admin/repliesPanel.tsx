import type {
  MessagePanelProps,
  PluginMessagePanel,
} from '@/components/admin/contactMessages/messagePanel'
import { replyMailtoLink } from '@/components/admin/contactMessages/replyMailtoLink'
import { canSendMail } from '@/src/queries/canSendMail'
import { findReplies } from '../queries/findReplies'
import { visitorLanguageHint } from '../words/admin'
import { MessageReplyList } from './MessageReplyList'
import { ReplyForm } from './ReplyForm'
import styles from './repliesPanel.module.css'

/** Panel with the replies to a message, and the reply form unless the message is in the trash. */
async function RepliesPanel({ message, req, timezone }: MessagePanelProps) {
  const { id, isInTrash, language, sender } = message
  const replies = await findReplies(req, id)
  return (
    <section className={styles.replies}>
      <MessageReplyList hasForm={!isInTrash} messageId={id} replies={replies} timezone={timezone} />
      {!isInTrash && (
        <ReplyForm
          id={id}
          isSent={await canSendMail(req.payload)}
          languageHint={visitorLanguageHint(language)}
          mailAddress={replyMailtoLink({ ...message, email: sender.email })}
          sender={sender}
        />
      )}
    </section>
  )
}

export const repliesPanel: PluginMessagePanel = { name: 'replies', Panel: RepliesPanel }
