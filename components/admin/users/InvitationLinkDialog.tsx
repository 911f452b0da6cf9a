'use client'

import { toast, useModal } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { DialogField } from '@/components/admin/dialog/DialogField'
import { FormDialog } from '@/components/admin/dialog/FormDialog'
import { userPageWords } from '@/src/content/admin/userView'

const DIALOG_SLUG = 'invitation-link'
const { link: words } = userPageWords

/**
 * Opens InvitationLinkDialog by an event: the list row that requested the link may be unmounted by
 * then.
 */
export const showInvitationLink = (link: string) =>
  window.dispatchEvent(new CustomEvent(DIALOG_SLUG, { detail: link }))

/** Dialog with an invitation link that could not be sent by e-mail. The link is shown only once. */
export function InvitationLinkDialog() {
  const { openModal } = useModal()
  const [link, setLink] = useState('')
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const show = (event: Event) => {
      if (!(event instanceof CustomEvent) || typeof event.detail !== 'string') return
      setLink(event.detail)
      openModal(DIALOG_SLUG)
    }
    window.addEventListener(DIALOG_SLUG, show)
    return () => window.removeEventListener(DIALOG_SLUG, show)
  }, [openModal])

  const copy = async () => {
    field.current?.select()
    // Browsers provide no clipboard over plain HTTP, on which a company may test the product.
    const isCopied = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    )
    if (isCopied) toast.success(words.copied)
    else toast.info(words.copyByHand)
  }

  return (
    <FormDialog
      isSubmitting={false}
      onSubmit={() => void copy()}
      slug={DIALOG_SLUG}
      words={{
        title: words.title,
        cancel: words.close,
        submit: words.copy,
        submitting: words.copying,
      }}
    >
      <p>{words.help}</p>
      <DialogField label={words.label}>
        {(control) => (
          <input
            {...control}
            onFocus={({ target }) => target.select()}
            readOnly
            ref={field}
            value={link}
          />
        )}
      </DialogField>
    </FormDialog>
  )
}
