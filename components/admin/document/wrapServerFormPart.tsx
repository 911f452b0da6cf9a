import type { ReactNode } from 'react'
import { DeferredContentUpdate } from './DeferredContentUpdate'

/**
 * Wraps a part of a form that is rendered on the server. Payload inserts such a part into its form with an urgent
 * React update, even while pieces of it are still streaming. Without this wrapper React blocks all other updates
 * until those pieces arrive, and reverts each character typed meanwhile in any field.
 */
export const wrapServerFormPart = <Props extends object>(
  Part: (props: Props) => Promise<ReactNode>,
) =>
  function DrawnByServer(props: Props) {
    return (
      <DeferredContentUpdate>
        <Part {...props} />
      </DeferredContentUpdate>
    )
  }
