'use client'

import { useForm, useOperation } from '@payloadcms/ui'
import type { SaveButtonClientProps } from 'payload'
import { type ActionableCollection, rowActionTexts } from '@/src/content/admin/rowActionTexts'
import { offerPath } from '@/src/domain/offers/listedOffer'
import { JOB_LIST_PATH } from '@/src/domain/urls/sitePaths'
import { showPublishedToast } from '../notice/showSuccess'
import { SubmitButton } from './SubmitButton'

const PAYLOAD_SUCCESS_TOAST_KEY = 'payload-pending-success-toast'

type Props = SaveButtonClientProps & { collection: ActionableCollection }

/** Replaces Payload's save button, to show a success toast in the words of the collection. */
export function SaveButton({ collection }: Props) {
  const { submit } = useForm()
  const operation = useOperation()

  const save = async () => {
    const outcome = await submit({ disableSuccessStatus: true })
    if (!outcome?.res.ok) return
    // Otherwise Payload shows its own toast on the page to which it redirects after a creation.
    sessionStorage.removeItem(PAYLOAD_SUCCESS_TOAST_KEY)
    const words = rowActionTexts[collection]
    const { isActive, publishAt, slug } = outcome.formState ?? {}
    // A scheduled offer stays offline until its publication time, even if it is marked as active.
    const isOnline = isActive?.value === true && !publishAt?.value
    // The server generates the slug of a new offer, so the form may not contain it yet: the link leads to the job list.
    const address = typeof slug?.value === 'string' ? offerPath(slug.value) : JOB_LIST_PATH
    const message = operation === 'create' ? words.created : words.updated
    showPublishedToast(message, isOnline ? address : null)
  }

  return <SubmitButton save={save} />
}
