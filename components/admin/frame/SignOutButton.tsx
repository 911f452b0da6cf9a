'use client'

import { toast } from '@payloadcms/ui'
import { LogOut } from 'lucide'
import { useState } from 'react'
import { Icon } from '@/components/ui/Icon'
import { adminLayoutText } from '@/src/content/admin/adminLayout'
import { discardBody, request } from '../request/request'
import styles from './AdminHeader.module.css'

/** Ends the session and opens the home page of the site. */
export function SignOutButton() {
  const [isLeaving, setIsLeaving] = useState(false)

  const leave = async () => {
    setIsLeaving(true)
    const reply = await request('/api/users/logout', { method: 'POST' }, discardBody)
    // Payload responds 400 when the session has ended already.
    if (reply.ok || reply.status === 400) return window.location.assign('/')
    setIsLeaving(false)
    toast.error(adminLayoutText.signOutFailed)
  }

  return (
    <button className={styles.signOut} disabled={isLeaving} onClick={leave} type="button">
      <Icon icon={LogOut} size={1.5} />
      <span className={styles.signOutLabel}>
        {isLeaving ? adminLayoutText.signingOut : adminLayoutText.signOut}
      </span>
    </button>
  )
}
