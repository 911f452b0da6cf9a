'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import thumb from '@/components/admin/jobApplications/thumb.module.css'
import { applicationLinkWords as words } from '@/src/plugins/linked-persons/words/admin/applicationLinks'
import { LinkApplicationDialog } from './LinkApplicationDialog'

type Props = {
  application: number
  /** Ids of applications already known to be from the same person; the search leaves them out. */
  linkedIds: number[]
}

/** Opens the dialog that links an application sent by the same person from another e-mail address. */
export function LinkApplicationButton({ application, linkedIds }: Props) {
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
        <LinkApplicationDialog
          application={application}
          linkedIds={linkedIds}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
