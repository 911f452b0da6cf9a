'use client'

import { Button, toast, useSelection } from '@payloadcms/ui'
import { useRouter } from '@/components/admin/frame/routing'
import { MAX_CANDIDATE_REPLIES_PER_BATCH } from '@/src/plugins/answers/rules/candidateReply'
import { batchReplyWords as words } from '@/src/plugins/answers/words/admin/candidateReplies'
import { batchReplyPageUrl } from './batchReplyPageUrl'

/** Opens the batch reply page for the selected job applications. */
export function ReplyToSelectionButton() {
  const { selectedIDs } = useSelection()
  const router = useRouter()
  const open = () => {
    if (selectedIDs.length > MAX_CANDIDATE_REPLIES_PER_BATCH)
      toast.error(words.tooMany(MAX_CANDIDATE_REPLIES_PER_BATCH))
    else router.push(batchReplyPageUrl({ ids: selectedIDs }))
  }
  return (
    <Button buttonStyle="secondary" margin={false} onClick={open} size="small">
      {words.inList}
    </Button>
  )
}
