import type { ReactNode } from 'react'
import { ShownUntilReady } from './ShownUntilReady'

/**
 * A part of a form that the server draws. Payload puts what is drawn anew into its form in one urgent step, even
 * if pieces of it are still on their way; React then draws nothing else on the page until they are there, and
 * takes back every letter that is typed meanwhile, in any field.
 */
export const drawnByServer = <Props extends object>(Part: (props: Props) => Promise<ReactNode>) =>
  function DrawnByServer(props: Props) {
    return (
      <ShownUntilReady>
        <Part {...props} />
      </ShownUntilReady>
    )
  }
