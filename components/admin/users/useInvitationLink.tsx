'use client'

import { toast, useModal } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import { userWords } from '@/src/content/admin/userView'
import { DialogField } from '../dialog/DialogField'
import { FormDialog } from '../dialog/FormDialog'

const { link: words } = userWords

/** Shows the link of an invitation that no mail could carry, this once. @param owner names the dialogue */
export function useInvitationLink(owner: string) {
  const slug = `invitation-link-${owner}`
  const { openModal } = useModal()
  const [link, setLink] = useState('')
  const field = useRef<HTMLInputElement>(null)

  const show = (shown: string) => {
    setLink(shown)
    openModal(slug)
  }
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

  const dialog = (
    <FormDialog
      isSubmitting={false}
      onSubmit={() => void copy()}
      slug={slug}
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
  return { dialog, show }
}
