'use client'

import { Button, toast } from '@payloadcms/ui'
import { useTransition } from 'react'
import { linkWords as words } from '@/src/content/admin/applicationLinks'
import { usePageRefresh } from '../frame/PageRefresh'
import { sayUndoable } from '../notice/sayDone'
import { linkApplications, unlinkApplications } from './askLinks'
import thumb from './thumb.module.css'

type Props = { link: number; pair: { id: number; address: string }[] }

/** Takes one link away, and back again; of the applications nothing is lost. */
export function UnlinkButton({ link, pair }: Props) {
  const refreshPage = usePageRefresh()
  const [isAsking, startAsking] = useTransition()
  const restore = async () => {
    const [one, other] = pair
    const answer = one && other ? await linkApplications(one.id, other.id) : null
    if (answer?.ok) toast.success(words.linked)
    else toast.error(answer?.problem ?? words.linkFailed)
    refreshPage()
  }
  const ask = () =>
    startAsking(async () => {
      if (await unlinkApplications(link)) sayUndoable(words.unlinked, () => void restore())
      else toast.error(words.unlinkFailed)
      refreshPage()
    })
  return (
    <div>
      <Button
        aria-label={words.unlinkPair(pair)}
        buttonStyle="secondary"
        className={thumb.target}
        disabled={isAsking}
        margin={false}
        onClick={ask}
        size="small"
      >
        {words.unlink}
      </Button>
    </div>
  )
}
