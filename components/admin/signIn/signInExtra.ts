import type { Payload } from 'payload'
import type { ReactElement } from 'react'

/** What a plugin shows below the sign-in form: a server component. */
export type PluginSignInExtra = {
  name: string
  Extra: (props: { payload: Payload }) => Promise<ReactElement | null>
}
