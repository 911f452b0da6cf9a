'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { ConfirmDialog } from '@/components/admin/dialog/ConfirmDialog'
import { discardBody, request } from '@/components/admin/request/request'
import { useRequestAction } from '@/components/admin/request/useRequestAction'
import { demoVisitsText as text } from '@/src/plugins/statistics/words/admin/demoVisits'

export function RemoveDemoVisits() {
  const { run } = useRequestAction()
  const [isAsking, setAsking] = useState(false)
  const remove = () =>
    run({
      send: () => request('/api/statistiques/demonstration', { method: 'DELETE' }, discardBody),
      done: text.removed,
      failed: text.failed,
    })
  return (
    <>
      <Button buttonStyle="secondary" margin={false} onClick={() => setAsking(true)} type="button">
        {text.remove}
      </Button>
      {isAsking && (
        <ConfirmDialog
          doing={text.removing}
          isFinal
          label={text.remove}
          meaning={text.final}
          onClose={() => setAsking(false)}
          onConfirm={remove}
          title={text.confirmTitle}
        >
          <p>{text.confirm}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
