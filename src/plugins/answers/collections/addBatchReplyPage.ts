import type { CollectionConfig } from 'payload'
import { batchReplyWords } from '@/src/plugins/answers/words/admin/candidateReplies'

/** The list of applications with the page below it, on which several candidates are answered. */
export const addBatchReplyPage = ({
  admin,
  ...applications
}: CollectionConfig): CollectionConfig => ({
  ...applications,
  admin: {
    ...admin,
    components: {
      ...admin?.components,
      views: {
        ...admin?.components?.views,
        answerMany: {
          Component: '/src/plugins/answers/admin/BatchReplyView#BatchReplyView',
          path: '/repondre',
          exact: true,
          meta: { title: batchReplyWords.title },
        },
      },
    },
  },
})
