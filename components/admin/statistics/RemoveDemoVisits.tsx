'use client'

import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import { demoVisitsText as text } from '@/src/content/admin/demoVisits'
import { ConfirmDialog } from '../dialog/ConfirmDialog'
import { usePageRefresh } from '../frame/PageRefresh'

export function RemoveDemoVisits() {
  const refreshPage = usePageRefresh()
  const [isAsking, setAsking] = useState(false)
  const remove = async () => {
    const answer = await fetch('/api/statistiques/demonstration', {
      method: 'DELETE',
      credentials: 'include',
    }).catch(() => null)
    if (!answer?.ok) return toast.error(text.failed)
    toast.success(text.removed)
    refreshPage()
  }
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
