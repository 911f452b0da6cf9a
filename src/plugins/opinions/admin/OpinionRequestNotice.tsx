'use client'

import { Button } from '@payloadcms/ui'
import { discardBody, request } from '@/components/admin/request/request'
import { useRequestAction } from '@/components/admin/request/useRequestAction'
import { OPINIONS_ANCHOR_ID } from '@/src/domain/admin/opinionRequested'
import { requestedOpinionWords as words } from '@/src/plugins/opinions/words/admin/mentions'
import styles from './OpinionsSection.module.css'

type Props = {
  application: number
  askedBy: string[]
  /** Whether the user has given an opinion already; a colleague may have asked for another one. */
  hasGiven: boolean
}

/**
 * Notice that a colleague requests an opinion on this application, with links to the opinion form
 * and to remove the request.
 */
export function OpinionRequestNotice({ application, askedBy, hasGiven }: Props) {
  const { isBusy, run } = useRequestAction()
  const mark = () =>
    run({
      send: () => deleteOwnOpinionRequests(application),
      done: words.isDone,
      failed: words.failed,
      refresh: 'always',
    })
  return (
    <div className={styles.asked}>
      <p>{words.asked(askedBy)}</p>
      <div>
        {!hasGiven && <a href={`#${OPINIONS_ANCHOR_ID}`}>{words.give}</a>}
        <Button
          buttonStyle="transparent"
          disabled={isBusy}
          margin={false}
          onClick={() => void mark()}
          size="small"
        >
          {isBusy ? words.marking : words.done}
        </Button>
      </div>
    </div>
  )
}

// Access control limits the deletion to the mentions of the signed-in user.
const deleteOwnOpinionRequests = (application: number) =>
  request(
    `/api/application-mentions?where[application][equals]=${application}`,
    { method: 'DELETE' },
    discardBody,
  )
