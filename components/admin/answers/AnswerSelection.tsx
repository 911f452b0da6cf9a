'use client'

import { Button, toast, useSelection } from '@payloadcms/ui'
import { manyAnswersWords as words } from '@/src/content/admin/answers'
import { MOST_ANSWERS_AT_ONCE } from '@/src/domain/submissions/applicationAnswer'
import { useRouter } from '../frame/routing'
import { manyAnswersAddress } from './manyAnswersAddress'

/** Opens the batch reply page for the selected job applications. */
export function AnswerSelection() {
  const { selectedIDs } = useSelection()
  const router = useRouter()
  const open = () => {
    if (selectedIDs.length > MOST_ANSWERS_AT_ONCE) toast.error(words.tooMany(MOST_ANSWERS_AT_ONCE))
    else router.push(manyAnswersAddress({ ids: selectedIDs }))
  }
  return (
    <Button buttonStyle="secondary" margin={false} onClick={open} size="small">
      {words.inList}
    </Button>
  )
}
