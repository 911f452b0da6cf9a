'use client'

import { Button } from '@payloadcms/ui'
import type { DefaultCellComponentProps, UIFieldClient } from 'payload'
import { useState } from 'react'
import { ConfirmDialog } from '@/components/admin/dialog/ConfirmDialog'
import { discardBody, request } from '@/components/admin/request/request'
import { useRequestAction } from '@/components/admin/request/useRequestAction'
import { statisticsTokensText as text } from '@/src/plugins/statistics/words/admin/statisticsTokens'

export function RevokeTokenCell({ rowData }: DefaultCellComponentProps<UIFieldClient>) {
  const { run } = useRequestAction()
  const [isAsking, setAsking] = useState(false)
  const { id, name } = rowData
  const revoke = () =>
    run({
      send: () => request(`/api/statistics-tokens/${id}`, { method: 'DELETE' }, discardBody),
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
