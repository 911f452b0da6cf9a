'use client'

import { Button } from '@payloadcms/ui'
import { createContext, type ReactNode, useContext, useId } from 'react'
import { Modal } from '@/components/ui/Modal'
import { sessionEndWords as words } from '@/src/content/admin/sessionEnd'
import styles from '../dialog/Dialog.module.css'
import { SignInForm } from '../signIn/SignInForm'
import { useSession } from './useSession'

const CheckSession = createContext(async () => true)

/** Asks the server whether the session is still open; where it is not, the page asks to sign in again. */
export const useCheckSession = () => useContext(CheckSession)

/** The session of the whole admin: renewed by work, and taken up again on the page on which it ended. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { check, isEnded, isOther, keepText, later, signedIn } = useSession()
  const headingId = useId()
  return (
    <>
      <CheckSession value={check}>{children}</CheckSession>
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
