'use client'

import { Button, toast, useConfig, useDocumentInfo, useLocale } from '@payloadcms/ui'
import { useState } from 'react'
import { ConfirmDialog } from '@/components/admin/dialog/ConfirmDialog'
import { useRouter } from '@/components/admin/frame/routing'
import { request } from '@/components/admin/request/request'
import { useRequestAction } from '@/components/admin/request/useRequestAction'
import { restoreWords as words } from '@/src/plugins/version-history/words/admin/versions'

type Props = { id: string; status: 'draft' | 'published' | null }

/** Restores a version, after a confirmation that states who will see it. */
export function RestoreVersion({ id, status }: Props) {
  const { collectionSlug, docPermissions, globalSlug, id: document, isTrashed } = useDocumentInfo()
  const { config } = useConfig()
  const { code: locale } = useLocale()
  const [restoreMode, setRestoreMode] = useState<'draft' | 'whole' | null>(null)
  const { run } = useRequestAction()
  const router = useRouter()
  if (isTrashed || !docPermissions?.update) return null

  const { admin } = config.routes
  const place = globalSlug ? `globals/${globalSlug}` : collectionSlug
  const form = globalSlug ? `globals/${globalSlug}` : `collections/${collectionSlug}/${document}`

  const restore = (draft: boolean) =>
    run({
      send: () =>
        request<{ message: string }>(`/api/${place}/versions/${id}?draft=${draft}`, {
          method: 'POST',
        }),
      failed: ({ message }) => message ?? words.failed,
      onDone: ({ message }) => {
        toast.success(message)
        router.push(`${admin}/${form}?locale=${locale}`)
        router.refresh()
      },
      refresh: 'never',
    })

  const button = { margin: false, size: 'medium' } as const
  return (
    <div>
      {status === 'published' ? (
        <Button {...button} buttonStyle="secondary" onClick={() => setRestoreMode('draft')}>
          {words.asDraft}
        </Button>
      ) : null}{' '}
      <Button {...button} onClick={() => setRestoreMode('whole')}>
        {words.restore}
      </Button>
      {restoreMode && (
        <ConfirmDialog
          doing={words.restoring}
          label={words.confirm}
          onClose={() => setRestoreMode(null)}
          onConfirm={() => restore(restoreMode === 'draft')}
          title={words.heading}
        >
          <p>{words.body[restoreMode === 'draft' ? 'draft' : (status ?? 'setting')]}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
