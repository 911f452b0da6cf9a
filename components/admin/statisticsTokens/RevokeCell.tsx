'use client'

import { Button, toast } from '@payloadcms/ui'
import type { DefaultCellComponentProps, UIFieldClient } from 'payload'
import { useState } from 'react'
import { statisticsTokensText as text } from '@/src/content/admin/statisticsTokens'
import { ConfirmDialog } from '../dialog/ConfirmDialog'
import { usePageRefresh } from '../frame/PageRefresh'

export function RevokeCell({ rowData }: DefaultCellComponentProps<UIFieldClient>) {
  const refreshPage = usePageRefresh()
  const [isAsking, setAsking] = useState(false)
  const { id, name } = rowData
  const revoke = async () => {
    const answer = await fetch(`/api/statistics-tokens/${id}`, {
      method: 'DELETE',
      credentials: 'include',
    }).catch(() => null)
    if (!answer?.ok) return toast.error(text.notRevoked)
    toast.success(text.revoked)
    refreshPage()
  }
  return (
    <>
      <Button
        aria-label={text.revokeOf(name)}
        buttonStyle="secondary"
        margin={false}
        onClick={() => setAsking(true)}
        type="button"
      >
        {text.revoke}
      </Button>
      {isAsking && (
        <ConfirmDialog
          doing={text.revoking}
          isFinal
          label={text.revoke}
          meaning={text.revokeMeaning}
          onClose={() => setAsking(false)}
          onConfirm={revoke}
          title={text.revokeTitle}
        >
          <p>
            <strong>{name}</strong>
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
