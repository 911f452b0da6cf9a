'use client'

import { toast, useForm, useOperation } from '@payloadcms/ui'
import type { SaveButtonClientProps } from 'payload'
import { type ActionableCollection, rowActions } from '@/src/content/admin/rowActions'
import { SubmitButton } from './SubmitButton'

const PAYLOADS_TOAST = 'payload-pending-success-toast'

type Props = SaveButtonClientProps & { collection: ActionableCollection }

/** Payload's save button, telling in the words of the collection what was saved. */
export function SaveButton({ collection }: Props) {
  const { submit } = useForm()
  const operation = useOperation()

  const save = async () => {
    const outcome = await submit({ disableSuccessStatus: true })
    if (!outcome?.res.ok) return
    // Payload would say it too, in its own words, on the page that it leads to.
    sessionStorage.removeItem(PAYLOADS_TOAST)
    const words = rowActions[collection]
    toast.success(operation === 'create' ? words.created : words.updated)
  }

  return <SubmitButton save={save} />
}
