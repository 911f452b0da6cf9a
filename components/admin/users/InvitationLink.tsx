'use client'

import { toast, useModal } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { userWords } from '@/src/content/admin/userView'
import { DialogField } from '../dialog/DialogField'
import { FormDialog } from '../dialog/FormDialog'

const SLUG = 'invitation-link'
const { link: words } = userWords

/** Shows it in the dialogue of this page: the row that it was asked from may be gone by then. */
export const showInvitationLink = (link: string) =>
  window.dispatchEvent(new CustomEvent(SLUG, { detail: link }))

/** The link of an invitation that no mail could carry, this once. */
export function InvitationLink() {
  const { openModal } = useModal()
  const [link, setLink] = useState('')
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const show = (event: Event) => {
      if (!(event instanceof CustomEvent) || typeof event.detail !== 'string') return
      setLink(event.detail)
      openModal(SLUG)
    }
    window.addEventListener(SLUG, show)
    return () => window.removeEventListener(SLUG, show)
  }, [openModal])

  const copy = async () => {
    field.current?.select()
    // A firm may try the product on a plain address, where browsers give no clipboard.
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
      slug={SLUG}
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
