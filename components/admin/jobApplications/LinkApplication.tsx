'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { linkWords as words } from '@/src/content/admin/applicationLinks'
import { LinkDialog } from './LinkDialog'
import thumb from './thumb.module.css'

type Props = {
  application: number
  /** Those that are known to be of the same person: they are not offered. */
  known: number[]
}

/** For a person who has applied from another e-mail address. */
export function LinkApplication({ application, known }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button
        buttonStyle="secondary"
        className={thumb.target}
        margin={false}
        onClick={() => setOpen(true)}
        size="medium"
      >
        {words.open}
      </Button>
      {isOpen && (
        <LinkDialog application={application} known={known} onClose={() => setOpen(false)} />
      )}
    </div>
  )
}
