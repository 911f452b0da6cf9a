'use client'

import { Link } from '@/components/admin/frame/routing'
import { manyAnswersWords as words } from '../words/admin/answers'
import { manyAnswersAddress } from './manyAnswersAddress'

/** Link to the batch reply page for these applications. */
export const AnswersLink = ({ ids }: { ids: readonly string[] }) => (
  <Link href={manyAnswersAddress({ ids })} prefetch={false}>
    {words.afterReview}
  </Link>
)
