import type { CollectionConfig } from 'payload'
import { manyAnswersWords } from '../words/admin/answers'

/** The list of applications with the page below it, on which several candidates are answered. */
export const withBatchPage = ({ admin, ...applications }: CollectionConfig): CollectionConfig => ({
  ...applications,
  admin: {
    ...admin,
    components: {
      ...admin?.components,
      views: {
        ...admin?.components?.views,
        answerMany: {
          Component: '/src/plugins/answers/admin/AnswerManyView#AnswerManyView',
          path: '/repondre',
          exact: true,
          meta: { title: manyAnswersWords.title },
        },
      },
    },
  },
})
