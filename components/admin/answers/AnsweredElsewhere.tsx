'use client'

import { Button, toast } from '@payloadcms/ui'
import { useTransition } from 'react'
import { elsewhereWords as words } from '@/src/content/admin/answers'
import { usePageRefresh } from '../frame/PageRefresh'
import { sayUndoable } from '../notice/sayDone'
import { noteElsewhere } from './askAnswers'

type Props = { application: number; isAnswered: boolean }

/** For who was answered by telephone or in an interview; and back, where that was a mistake. */
export function AnsweredElsewhere({ application, isAnswered }: Props) {
  const refreshPage = usePageRefresh()
  const [isAsking, startAsking] = useTransition()

  const note = async (answered: boolean) => {
    const isNoted = await noteElsewhere(application, answered)
    if (!isNoted) toast.error(words.failed)
    refreshPage()
    return isNoted
  }
  const ask = () =>
    startAsking(async () => {
      if (!(await note(!isAnswered))) return
      const said = isAnswered ? words.owedAgain : words.noted
      sayUndoable(said, () => void note(isAnswered))
    })
  return (
    <Button
      buttonStyle="transparent"
      disabled={isAsking}
      extraButtonProps={isAnswered ? undefined : { title: words.meaning }}
      margin={false}
      onClick={ask}
      size="small"
    >
      {isAnswered ? words.correct : words.button}
    </Button>
  )
}
