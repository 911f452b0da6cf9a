'use client'

import { Button, useDocumentInfo } from '@payloadcms/ui'
import { contactMessageWords } from '@/src/content/admin/contactMessageView'
import { replyAddress } from './replyAddress'

export function ReplyButton() {
  const { savedDocumentData } = useDocumentInfo()
  return (
    <Button buttonStyle="secondary" el="anchor" url={replyAddress(savedDocumentData ?? {})}>
      {contactMessageWords.reply}
    </Button>
  )
}
