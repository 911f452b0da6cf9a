'use client'

import { Link } from '@/components/admin/frame/routing'
import { batchReplyWords as words } from '@/src/plugins/answers/words/admin/candidateReplies'
import { batchReplyPageUrl } from './batchReplyPageUrl'

/** Link to the batch reply page for these applications. */
export const BatchReplyLink = ({ ids }: { ids: readonly string[] }) => (
  <Link href={batchReplyPageUrl({ ids })} prefetch={false}>
    {words.afterReview}
  </Link>
)
