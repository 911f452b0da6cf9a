'use client'

import {
  Button,
  ConfirmationModal,
  toast,
  useConfig,
  useDocumentInfo,
  useLocale,
  useModal,
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { restoreWords as words } from '@/src/content/admin/versions'

type Props = { id: string; status: 'draft' | 'published' | null }

/** Brings a version back, after saying who will see it. */
export function RestoreVersion({ id, status }: Props) {
  const { collectionSlug, docPermissions, globalSlug, id: document, isTrashed } = useDocumentInfo()
  const { config } = useConfig()
  const { code: locale } = useLocale()
  const { openModal } = useModal()
  const router = useRouter()
  if (isTrashed || !docPermissions?.update) return null

  const { admin, api } = config.routes
  const place = globalSlug ? `globals/${globalSlug}` : collectionSlug
  const form = globalSlug ? `globals/${globalSlug}` : `collections/${collectionSlug}/${document}`

  const restore = async (draft: boolean) => {
    const address = `${config.serverURL}${api}/${place}/versions/${id}?draft=${draft}`
    const asked = { method: 'POST', credentials: 'include' } as const
    const response = await fetch(address, asked).catch(() => null)
    const answer: { message?: string; errors?: { message?: string }[] } =
      (await response?.json().catch(() => null)) ?? {}
    if (!response?.ok) {
      toast.error(answer.errors?.[0]?.message ?? words.failed)
      return
    }
    toast.success(answer.message)
    router.push(`${admin}/${form}?locale=${locale}`)
    router.refresh()
  }

  const button = { margin: false, size: 'medium' } as const
  const dialog = {
    cancelLabel: words.cancel,
    confirmingLabel: words.restoring,
    confirmLabel: words.confirm,
    heading: words.heading,
  }
  return (
    <div>
      {status === 'published' ? (
        <Button {...button} buttonStyle="secondary" onClick={() => openModal('restore-draft')}>
          {words.asDraft}
        </Button>
      ) : null}{' '}
      <Button {...button} onClick={() => openModal('restore')}>
        {words.restore}
      </Button>
      <ConfirmationModal
        {...dialog}
        body={words.body[status ?? 'setting']}
        modalSlug="restore"
        onConfirm={() => restore(false)}
      />
      <ConfirmationModal
        {...dialog}
        body={words.body.draft}
        modalSlug="restore-draft"
        onConfirm={() => restore(true)}
      />
    </div>
  )
}
