'use client'

import { Button, toast } from '@payloadcms/ui'
import { usePageRefresh } from '@/components/admin/frame/PageRefreshProvider'
import thumb from '@/components/admin/jobApplications/thumb.module.css'
import { showUndoToast } from '@/components/admin/notice/showSuccess'
import { useRequestAction } from '@/components/admin/request/useRequestAction'
import { applicationLinkWords as words } from '@/src/plugins/linked-persons/words/admin/applicationLinks'
import { linkApplications, linkErrorText, unlinkApplications } from './linkRequests'

type Props = { link: number; pair: { id: number; address: string }[] }

/** Removes the link between two applications; can be undone. The applications do not change. */
export function UnlinkButton({ link, pair }: Props) {
  const refreshPage = usePageRefresh()
  const { isBusy, run } = useRequestAction()
  const restore = async () => {
    const [one, other] = pair
    if (!one || !other) return
    const reply = await linkApplications(one.id, other.id)
    if (reply.ok) toast.success(words.linked)
    else toast.error(linkErrorText(reply))
    refreshPage()
  }
  const unlink = () =>
    run({
      send: () => unlinkApplications(link),
      failed: words.unlinkFailed,
      onDone: () => showUndoToast(words.unlinked, () => void restore()),
      refresh: 'always',
    })
  return (
    <div>
      <Button
        aria-label={words.unlinkPair(pair)}
        buttonStyle="secondary"
        className={thumb.target}
        disabled={isBusy}
        margin={false}
        onClick={() => void unlink()}
        size="small"
      >
        {words.unlink}
      </Button>
    </div>
  )
}
