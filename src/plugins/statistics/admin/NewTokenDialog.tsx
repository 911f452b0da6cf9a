'use client'

import { toast } from '@payloadcms/ui'
import { useRef } from 'react'
import { DialogField } from '@/components/admin/dialog/DialogField'
import { FormDialog } from '@/components/admin/dialog/FormDialog'
import { statisticsTokensText } from '@/src/plugins/statistics/words/admin/statisticsTokens'

const { close, shown: words } = statisticsTokensText

/** Dialog with a new token to copy. The token is shown only once. */
export function NewTokenDialog({ slug, token }: { slug: string; token: string }) {
  const field = useRef<HTMLInputElement>(null)
  const copy = async () => {
    field.current?.select()
    // Browsers provide no clipboard over plain HTTP, on which a company may test the product.
    const isCopied = await navigator.clipboard?.writeText(token).then(
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
      slug={slug}
      words={{
        title: words.title,
        cancel: close,
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
            value={token}
          />
        )}
      </DialogField>
    </FormDialog>
  )
}
