'use client'

import { toast, useConfig } from '@payloadcms/ui'
import { LogOut } from 'lucide'
import { useState } from 'react'
import { Icon } from '@/components/ui/Icon'
import { frameText } from '@/src/content/admin/frame'
import styles from './AdminHeader.module.css'

/** Ends the session and leaves for the site. */
export function SignOutButton() {
  const { config } = useConfig()
  const [isLeaving, setIsLeaving] = useState(false)

  const leave = async () => {
    setIsLeaving(true)
    const address = `${config.serverURL}${config.routes.api}/users/logout`
    const answer = await fetch(address, { method: 'POST', credentials: 'include' }).catch(
      () => null,
    )
    // Payload refuses whose session has ended already: there is nothing left to end.
    if (answer?.ok || answer?.status === 400) return window.location.assign('/')
    setIsLeaving(false)
    toast.error(frameText.signOutFailed)
  }

  return (
    <button className={styles.signOut} disabled={isLeaving} onClick={leave} type="button">
      <Icon icon={LogOut} size={1.5} />
      <span className={styles.signOutLabel}>
        {isLeaving ? frameText.signingOut : frameText.signOut}
      </span>
    </button>
  )
}
