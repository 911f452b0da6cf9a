'use client'

import { Button } from '@payloadcms/ui'
import type { DefaultCellComponentProps, UIFieldClient } from 'payload'
import { useState } from 'react'
import { statisticsTokensText as text } from '@/src/content/admin/statisticsTokens'
import { ConfirmDialog } from '../dialog/ConfirmDialog'
import { readStatus, request } from '../request/request'
import { useAction } from '../request/useAction'

export function RevokeCell({ rowData }: DefaultCellComponentProps<UIFieldClient>) {
  const { run } = useAction()
  const [isAsking, setAsking] = useState(false)
  const { id, name } = rowData
  const revoke = () =>
    run({
      send: () => request(`/api/statistics-tokens/${id}`, { method: 'DELETE' }, readStatus),
      done: text.revoked,
      failed: text.notRevoked,
    })
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
