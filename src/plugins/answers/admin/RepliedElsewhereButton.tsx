'use client'

import { Button, toast } from '@payloadcms/ui'
import { usePageRefresh } from '@/components/admin/frame/PageRefreshProvider'
import { showUndoToast } from '@/components/admin/notice/showSuccess'
import { useRequestAction } from '@/components/admin/request/useRequestAction'
import { repliedElsewhereWords as words } from '@/src/plugins/answers/words/admin/candidateReplies'
import { requestRecordRepliedElsewhere } from './candidateReplyRequests'

type Props = { application: number; isAnswered: boolean }

/** Button that records a reply given outside the site, such as by telephone, or reverts that record. */
export function RepliedElsewhereButton({ application, isAnswered }: Props) {
  const refreshPage = usePageRefresh()
  const { isBusy, run } = useRequestAction()

  const undo = async () => {
    const reply = await requestRecordRepliedElsewhere(application, isAnswered)
    if (!reply.ok || reply.body.ids.length === 0) toast.error(words.failed)
    refreshPage()
  }
  const toggleAnswered = () =>
    run({
      send: () => requestRecordRepliedElsewhere(application, !isAnswered),
      failed: words.failed,
      onDone: ({ ids }) => {
        if (ids.length === 0) toast.error(words.failed)
        else showUndoToast(isAnswered ? words.owedAgain : words.noted, () => void undo())
      },
      refresh: 'always',
    })
  return (
    <Button
      buttonStyle="transparent"
      disabled={isBusy}
      extraButtonProps={isAnswered ? undefined : { title: words.meaning }}
      margin={false}
      onClick={() => void toggleAnswered()}
      size="small"
    >
      {isAnswered ? words.correct : words.button}
    </Button>
  )
}
