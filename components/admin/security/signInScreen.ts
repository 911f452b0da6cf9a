import type { ComponentType } from 'react'

/** The client components and texts of a sign-in step that a plugin adds to the password. */
export type PluginSignInScreen = {
  name: string
  /** The second page of the sign-in form. */
  Step: ComponentType<{ onBack: () => void }>
  /** Lets the user set up a required step that is missing; then the admin is opened again. */
  SetUp: ComponentType<{ adminAddress: string }>
  due: { title: string; text: string }
}
