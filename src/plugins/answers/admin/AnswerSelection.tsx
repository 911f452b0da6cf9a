'use client'

import { Button, toast, useSelection } from '@payloadcms/ui'
import { useRouter } from '@/components/admin/frame/routing'
import { MAX_ANSWERS_AT_ONCE } from '@/src/plugins/answers/rules/applicationAnswer'
import { manyAnswersWords as words } from '@/src/plugins/answers/words/admin/answers'
import { manyAnswersAddress } from './manyAnswersAddress'

/** Opens the batch reply page for the selected job applications. */
export function AnswerSelection() {
  const { selectedIDs } = useSelection()
  const router = useRouter()
  const open = () => {
    if (selectedIDs.length > MAX_ANSWERS_AT_ONCE) toast.error(words.tooMany(MAX_ANSWERS_AT_ONCE))
    else router.push(manyAnswersAddress({ ids: selectedIDs }))
  }
  return (
    <Button buttonStyle="secondary" margin={false} onClick={open} size="small">
      {words.inList}
    </Button>
  )
}
