'use client'

import { Button, toast } from '@payloadcms/ui'
import { useTransition } from 'react'
import { usePageRefresh } from '@/components/admin/frame/PageRefresh'
import { toReadWords as words } from '@/src/content/admin/mentions'
import { OPINIONS_ID } from '@/src/domain/admin/toRead'
import styles from './Opinions.module.css'

type Props = {
  application: number
  askedBy: string[]
  /** Whoever has given an opinion has nothing more to give, and may have been asked again. */
  hasGiven: boolean
}

/** That a colleague wants an opinion on this application: to it, or out of what is to be read. */
export function AskedNotice({ application, askedBy, hasGiven }: Props) {
  const refreshPage = usePageRefresh()
  const [isMarking, startMarking] = useTransition()
  const mark = () =>
    startMarking(async () => {
      if (await markRead(application)) toast.success(words.isDone)
      else toast.error(words.failed)
      refreshPage()
    })
  return (
    <div className={styles.asked}>
      <p>{words.asked(askedBy)}</p>
      {!hasGiven && <a href={`#${OPINIONS_ID}`}>{words.give}</a>}
      <Button
        buttonStyle="transparent"
        disabled={isMarking}
        margin={false}
        onClick={mark}
        size="small"
      >
        {isMarking ? words.marking : words.done}
      </Button>
    </div>
  )
}

// Access lets everybody take away only what they themselves were asked to read.
async function markRead(application: number): Promise<boolean> {
  const address = `/api/application-mentions?where[application][equals]=${application}`
  const request = { method: 'DELETE', credentials: 'include' } as const
  const answer = await fetch(address, request).catch(() => null)
  return answer?.ok === true
}
