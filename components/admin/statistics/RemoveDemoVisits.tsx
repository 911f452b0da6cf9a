'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { demoVisitsText as text } from '@/src/content/admin/demoVisits'
import { ConfirmDialog } from '../dialog/ConfirmDialog'
import { readStatus, request } from '../request/request'
import { useAction } from '../request/useAction'

export function RemoveDemoVisits() {
  const { run } = useAction()
  const [isAsking, setAsking] = useState(false)
  const remove = () =>
    run({
      send: () => request('/api/statistiques/demonstration', { method: 'DELETE' }, readStatus),
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
