import type {
  MessagePanel,
  MessagePanelProps,
} from '@/components/admin/contactMessages/messagePanel'
import { replyAddress } from '@/components/admin/contactMessages/replyAddress'
import { canMailLeave } from '@/src/queries/canMailLeave'
import { findReplies } from '../queries/findReplies'
import { languageHint } from '../words/admin'
import { Replies } from './Replies'
import { ReplyForm } from './ReplyForm'
import styles from './repliesPanel.module.css'

/** The replies to a message, and the reply form unless the message is in the trash. */
async function RepliesPanel({ message, req, timezone }: MessagePanelProps) {
  const { id, isInTrash, language, sender } = message
  const replies = await findReplies(req, id)
  return (
    <section className={styles.replies}>
      <Replies hasForm={!isInTrash} messageId={id} replies={replies} timezone={timezone} />
      {!isInTrash && (
        <ReplyForm
          id={id}
          isSent={await canMailLeave(req.payload)}
          languageHint={languageHint(language)}
          mailAddress={replyAddress({ ...message, email: sender.email })}
          sender={sender}
        />
      )}
    </section>
  )
}

export const repliesPanel: MessagePanel = { name: 'replies', Panel: RepliesPanel }
