'use client'

import { Button } from '@payloadcms/ui'
import { createContext, type ReactNode, useContext, useId } from 'react'
import { Modal } from '@/components/ui/Modal'
import { sessionEndWords as words } from '@/src/content/admin/sessionEnd'
import styles from '../dialog/Dialog.module.css'
import { SignInForm } from '../signIn/SignInForm'
import { useSession } from './useSession'

const CheckSessionContext = createContext(async () => true)

/** Returns a function that checks the session on the server; if it has ended, the sign-in dialog opens. */
export const useCheckSession = () => useContext(CheckSessionContext)

/** Renews the session while the user works; after it ended, the user signs in again in a dialog on the same page. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { check, isEnded, isOther, keepText, later, signedIn } = useSession()
  const headingId = useId()
  return (
    <>
      <CheckSessionContext value={check}>{children}</CheckSessionContext>
      {isEnded && (
        <Modal className={styles.dialog} labelledBy={headingId} onClose={later}>
          <div className={styles.panel}>
            <h2 id={headingId}>{words.title}</h2>
            <p>{words.explained}</p>
            <SignInForm onSignedIn={signedIn} />
            <Button buttonStyle="secondary" margin={false} onClick={later} size="large">
              {words.later}
            </Button>
          </div>
        </Modal>
      )}
      {isOther && (
        <Modal className={styles.dialog} labelledBy={headingId} onClose={keepText}>
          <div className={styles.panel}>
            <h2 id={headingId}>{words.otherTitle}</h2>
            <p>{words.otherExplained}</p>
            <div className={styles.buttons}>
              <Button buttonStyle="secondary" margin={false} onClick={keepText} size="large">
                {words.keepText}
              </Button>
              <Button margin={false} onClick={() => location.reload()} size="large">
                {words.reload}
              </Button>
            </div>
          </div>
        </Modal>
      )}
    </>
  )
}
