'use client'

import { useModal } from '@payloadcms/ui'
import { useState } from 'react'
import { DialogField } from '@/components/admin/dialog/DialogField'
import { FormDialog } from '@/components/admin/dialog/FormDialog'
import {
  type PersonSummary,
  parsePersonEmail,
} from '@/src/plugins/personal-data/rules/personRecord'
import { personWords as words } from '@/src/plugins/personal-data/words/admin/personData'

export const ERASURE_DIALOG_SLUG = 'erase-person'

type Props = {
  address: string
  /** Number of selected passages in which the name is replaced; null if no passage mentions the person. */
  passages: number | null
  sealed: PersonSummary['sealed']
  erase: (confirmation: string, erasesSealedRecords: boolean) => Promise<string | null>
}

/** Asks the user to type the e-mail address again, because the erasure cannot be undone. */
export function ErasureDialog({ address, passages, sealed, erase }: Props) {
  const { closeModal } = useModal()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const [erasesSealed, setErasesSealed] = useState(false)
  const [isErasing, setIsErasing] = useState(false)

  const submit = async () => {
    if (parsePersonEmail(typed) !== address) return setProblem(words.confirmationDiffers)
    setIsErasing(true)
    const refused = await erase(typed, erasesSealed)
    setIsErasing(false)
    setProblem(refused ?? undefined)
    if (!refused) closeModal(ERASURE_DIALOG_SLUG)
  }

  return (
    <FormDialog
      isSubmitting={isErasing}
      onSubmit={() => void submit()}
      slug={ERASURE_DIALOG_SLUG}
      words={{
        title: words.eraseTitle,
        cancel: words.cancel,
        submit: words.eraseNow,
        submitting: words.erasing,
      }}
    >
      <p>{words.eraseExplanation}</p>
      {passages === null ? null : <p>{words.erasePassages(passages)}</p>}
      {sealed.until ? <p>{words.sealedStay(sealed.until)}</p> : null}
      {sealed.until && sealed.isReadable ? (
        <label>
          <input
            checked={erasesSealed}
            onChange={({ target }) => setErasesSealed(target.checked)}
            type="checkbox"
          />{' '}
          {words.eraseSealed}
        </label>
      ) : null}
      <DialogField error={problem} label={words.confirmation(address)}>
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
            type="email"
            value={typed}
          />
        )}
      </DialogField>
    </FormDialog>
  )
}
