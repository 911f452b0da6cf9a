import type { Payload } from 'payload'
import type { ReactElement } from 'react'

/** A server component that a plugin shows below the sign-in form. */
export type PluginSignInExtra = {
  name: string
  Extra: (props: { payload: Payload }) => Promise<ReactElement | null>
}
